import type { Lexicon } from '../Lexicon.ts';

export const de: Lexicon = {
  modifiers: 'before',
  script: '[a-z]',
  terms: {
    'private-key': '(privat[a-z]*|ssh) ?(ssh )?schlue?ssel',
    'connection-string': 'verbindungszeichen(folge|kette)',
    seed: '(wiederherstellungs|seed|merk) ?(phrase|satz|woe?rter)',
    'security-question': 'sicherheitsantwort|antwort auf (die|ihre|deine) sicherheitsfrage',
    payment:
      'karten ?(pr(u|ue)f)?(nummer|nr|ziffer|zahl|daten)|(kredit|debit)karte|pr(u|ue)f(ziffer|nummer|zahl)|kartenablauf[a-z]*|ablaufdatum der karte',
    otp: '(best(a|ae)tigung|verifi|einmal|sms|sicherheit|anmelde|zugang|wiederherstellung|login|freischalt|authentifizierung|r(u|ue)cksetz)[a-z]* ?code|(die |ihre |deine |^|sms |m)tan( nummer| ein[a-z]+)?',
    password: '(pass|kenn)wor(t|te|ter)|(pass|kenn)w(oe?)rter|zugangsdaten|anmeldedaten|geheim(zahl|nummer)',
    pin: '(^|(bitte|die|ihre|deine|neue|alte) )pin|(karten|geheim|sim|handy)? ?pin ?(nummer|code)',
    secret: '(verschl(u|ue)sselungs|signatur|haupt|master)schlue?ssel|geheimnis',
    'api-key': '(api|zugang|zugriff|sicherheit|lizenz|produkt|aktivierung|geheim)[a-z]* ?schlue?ssel',
    token: '(zugriff|sitzung|auth|bot|api)[a-z]* ?token',
    'gov-id':
      'steuer ?(id|nr|[a-z]*nummer)|(sozial|renten|kranken)versicherungs?(nummer|nr)|(ausweis|pass|f(u|ue)hrerschein) ?(nummer|nr)',
    bank: 'konto ?(nummer|nr)|bankleitzahl|bankverbindung',
  },
  harmless: '(kunden|bonus|treue|mitglieds|bibliotheks|versicherungs)karten ?nummer|betriebsgeheimnis',
  ask: 'gib|geben|tragen?|fue?gen?|(ein|be)?geben|eintragen|ein(fue?gen|tippen)|nennen?|senden?|waehlen?|wahlen?|benotig(t|en)|best(ae?)tigen?|wiederholen?',
  not: '(oe?)ffentlich[a-z]*|nicht|keine?n?|nie|niemals|ohne|vergessen|zur(u|ue)cksetzen|welche[rs]?|wie|wo|wann|warum|wer|ob',
  article: 'der|die|das|den|dem|eine?[nr]?|ihre?[nm]?|deine?[nm]?|meine?|sie|bitte|hier|uns|mir',
  of: 'von|vom|fue?r|des|zu|zum|zur|mit|bei|an|auf|aus',
  neutral: 'wert|wiederhol[a-z]*|bestatig[a-z]*|erneut|eingabe|ein|eingeben|einfugen|und|oder|im|ist|neu|alt',
};
