import type { Lexicon } from '../Lexicon.ts';

export const de: Lexicon = {
  modifiers: 'before',
  script: '[a-z]',
  terms: {
    'private-key': '(privater?n?|ssh) (schl(ü|ue)ssel|key)|privatschl(ü|ue)ssel',
    'connection-string': 'verbindungszeichenfolge|verbindungszeichenkette|verbindungsstring',
    seed: '(wiederherstellungs|seed|merk|mnemonic)(phrase|satz|w(ö|oe)rter)|(seed|mnemonische) phrase',
    'security-question':
      '(sicherheits|geheim)(antwort|fragenantwort)|antwort auf (die|ihre|deine) sicherheitsfrage|m(ä|ae)dchenname (der|ihrer|deiner) mutter',
    payment:
      '(kredit|bank|debit|ec|giro|zahlungs)?kartennummer|(kredit|debit)karte|(kredit|debit|bank|ec)? ?karten? ?(nr|nummer|daten)|(karten)?pr(ü|ue)f(ziffer|nummer|zahl)|(karten)?sicherheitscode|ablaufdatum der karte|kartenablauf(datum)?',
    otp: '(best(ä|ae)tigungs|verifizierungs|verifikations|einmal|sms|sicherheits|anmelde|zugangs|wiederherstellungs|login|freischalt|authentifizierungs|backup|r(ü|ue)cksetz|zwei faktor) ?(code|kennung|codes)|(s|m|i|photo|push|chip|sms|sms )?tan( nummer)?|transaktionsnummer',
    password:
      '(pass|kenn|losungs)wort|kennw(ö|oe)rter|passw(ö|oe)rter|passphrase|passwd|zugangsdaten|anmeldedaten|geheimzahl|geheimnummer|zugangskennwort|losung',
    pin: '(karten|geheim|sim|handy|konto)? ?pin ?(nummer|code)|(karten|bank|ihre|deine|meine|sim|neue|alte|geheime) pin',
    secret: '(verschl(ü|ue)sselungs|signatur|signier|haupt|master|krypto)schl(ü|ue)ssel|geheimnis',
    'api-key':
      '(api|zugangs|zugriffs|sicherheits|lizenz|produkt|aktivierungs|dienst|abonnement)[ -]?schl(ü|ue)ssel|geheime[rn]? schl(ü|ue)ssel|geheimschl(ü|ue)ssel',
    token:
      '(zugriffs|zugangs|sitzungs|authentifizierungs|auth|aktualisierungs|bot|api|sicherheits) ?(token|marke)|sitzungscookie',
    'gov-id':
      'steuer ?(id|nummer|nr|identifikationsnummer|identnummer)|(sozial|renten|kranken) ?versicherungs ?(nummer|nr)|(personal)?ausweis ?(nummer|nr)|(reise)?pass ?(nummer|nr)|f(ü|ue)hrerschein ?(nummer|nr)|ahv ?nummer',
    bank: '(bank)?konto ?(nummer|nr)|bankleitzahl|blz|bankverbindung',
  },
  harmless:
    '(prim(ä|ae)r|fremd|sortier|partitions|projekt)schl(ü|ue)ssel|(ö|oe)ffentlicher? schl(ü|ue)ssel|(visiten|kunden|bonus|treue|mitglieds|bibliotheks|land|speise|fahr|eintritts|sd|speicher|sim|grafik|karteikarten|versicherungs|gesundheits)kart(e|en|ennummer)|betriebsgeheimnis',
  ask: 'gib|geben|trage|tragen|f(ü|ue)ge|f(ü|ue)gen|eingeben|eintragen|einf(ü|ue)gen|nenne|nennen|sende|senden|teile|teilen|w(ä|ae)hle|w(ä|ae)hlen|ben(ö|oe)tigt|ben(ö|oe)tigen|brauchen|best(ä|ae)tige|best(ä|ae)tigen|wiederhole|wiederholen',
  not: 'nicht|kein|keine|keinen|nie|niemals|ohne|vergessen|vergessenes|zur(ü|ue)cksetzen|welche|welcher|welches|wie|wo|wann|warum|wer|ob',
  article:
    'der|die|das|den|dem|ein|eine|einen|einer|ihr|ihre|ihren|ihrem|dein|deine|deinen|mein|meine|meinen|sie|du|bitte|hier|uns|mir|g(ü|ue)ltiges|unten',
  of: 'von|vom|f(ü|ue)r|des|zu|zum|zur|mit|bei|an|auf|aus|(ü|ue)ber',
  neutral:
    'wert|wiederholen|wiederholung|best(ä|ae)tigen|best(ä|ae)tigung|erneut|nochmal|eingabe|ein|eingeben|einf(ü|ue)gen|angeben|und|oder|f(ü|ue)r|von|der|des|die|das|zum|zur|aus|mit|im|in|an|auf|bei|vom|ist|lautet|neu|alt',
};
