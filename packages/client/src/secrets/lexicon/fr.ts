import type { Lexicon } from '../Lexicon.ts';

export const fr: Lexicon = {
  modifiers: 'after',
  script: '[a-z]',
  terms: {
    'private-key': 'clé (ssh )?privée|clé ssh',
    'connection-string': 'chaîne de connexion',
    seed: '(phrase|mots) (de |)(récup|secr|mnémo|restaur|graine|seed)[a-z]*',
    'security-question': 'réponse (secrète|de sécurité|à (la|votre) question (secrète|de sécurité))',
    payment:
      '(numéro|no|num) de (la |votre )?carte|carte (bancaire|bleue|de (crédit|débit|paiement))|cryptogramme|(date d )?expiration de la carte',
    otp: 'code (de |d |par )?(vérif|confirm|valid|sécu|auth|connex|récup|secours|accès|sms|reçu|à usage|usage|unique|otp)[a-z]*',
    password: 'mots? ?de ?passe|mdp|phrase (de )?passe|code (secret|confidentiel)|identifiants de connexion',
    pin: 'code pin|code de (la |votre )?carte',
    secret: 'clé (de )?(chiffrement|signature|maître|cryptage)|secret (du )?client|secret partagé',
    'api-key': 'clé (d |de )?(l )?(api|accès|secrète|licence|activation|service)',
    token: 'jeton|cookie de session',
    'gov-id':
      '(numéro|no|n) (de |d )?(la |l )?(sécurité sociale|passeport|permis|carte d identité|identi[a-z]*|fiscal)|nss|permis de conduire|carte d identité',
    bank: '(numéro|no) de compte|compte bancaire|rib',
  },
  harmless:
    'jetons? de (jeu|casino|page|pagination)|de (la |votre )?carte (de (fidélité|membre|visite)|sim|cadeau)|code (de |d )?(confirmation|accès) (de )?réservation',
  ask: 'entrez|saisi[a-z]*|entrer|coll(er|ez?)|fourni[a-z]*|indiquez|donnez|tapez|renseignez|choisissez|envoyez|confirm(er|ez)|répét(er|ez)|veuillez',
  not: 'publique|ne|pas|jamais|sans|aucune?|oublié|réinitialis[a-z]*|quel|quelle|comment|qui|où|quand|pourquoi',
  article: 'le|la|les|l|une?|votre|vos|ton|ta|mon|ma|ce|cette|nous|ici|ancien|nouveau|nouvelle',
  of: 'de|d|du|des|pour|sur|avec|par|à|au',
  neutral: 'valeur|confirmation|répétition|saisie|contenu|vérification',
};
