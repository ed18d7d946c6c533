import type { Lexicon } from '../Lexicon.ts';

export const fr: Lexicon = {
  modifiers: 'after',
  script: '[a-z]',
  terms: {
    'private-key': 'clé (ssh )?privée|clé ssh',
    'connection-string': 'chaîne de connexion',
    seed: 'phrase (de récupération|secrète|mnémonique|de restauration|graine|seed)|mots de récupération',
    'security-question':
      'réponse (secrète|de sécurité|à (la|votre) question (secrète|de sécurité))|nom de jeune fille de (votre|la|sa|ta) mère',
    payment:
      '(numéro|no|num) de (la |votre )?carte( (bancaire|bleue|de crédit|de paiement|de débit))?|carte (bancaire|bleue|de crédit|de paiement|de débit)|cryptogramme|date d expiration de la carte|numcarte|numero carte',
    otp: 'code (de |d |par )?(vérification|confirmation|validation|sécurité|authentification|connexion|récupération|secours|accès|sms|à usage unique|reçu par (sms|e ?mail|courriel|texto)|otp|usage unique|unique)',
    password:
      'mot ?de ?passe|mots de passe|mdp|phrase (de )?passe|code secret|code confidentiel|identifiants de connexion',
    pin: 'code pin|code de (la |votre )?carte',
    secret:
      'clé (de )?(chiffrement|signature|maîtresse|maître|cryptage)|secret (du |de )?client|secret partagé',
    'api-key':
      'clé (d |de l |l )?(api|accès|secrète|d api|d accès|d abonnement|de licence|d activation|de service)|clé secrète',
    token: 'jeton|cookie de session',
    'gov-id':
      '(numéro|n|no) (de |d )(la |l )?(sécurité sociale|passeport|permis( de conduire)?|carte d identité|identification (fiscale|nationale)|identité( nationale)?|fiscal)|numéro fiscal|numéro d identité|nss|permis de conduire|carte (nationale )?d identité',
    bank: '(numéro|no) de compte( bancaire)?|compte bancaire|rib',
  },
  harmless:
    'clé (de |d )?(tri|usb|primaire|étrangère|publique|partition|répartition|voûte|index|projet|cache|sol)|mots? ?clés?|code (de |d )?(confirmation|accès)? ?(postal|promo|réservation|pays)|jetons? de (jeu|casino|pagination|présence|page)|carte (de visite|de fidélité|mère|graphique|routière|cadeau|d embarquement|vitale|postale|du menu|sim)|(numéro|no) de (la |votre )?carte (de (fidélité|membre|visite|bibliothèque)|sim|cadeau)',
  ask: 'entrez|entre|saisissez|saisis|saisir|entrer|collez|colle|coller|fournissez|fournir|indiquez|indiquer|donnez|tapez|communiquez|renseignez|choisissez|envoyez|confirmez|confirmer|répétez|veuillez|besoin',
  not: 'ne|pas|jamais|sans|aucun|aucune|oublié|réinitialiser|réinitialisation|quel|quelle|comment|qui|où|quand|pourquoi|combien',
  article:
    'le|la|les|l|un|une|votre|vos|ton|ta|mon|ma|son|sa|ce|cet|cette|nous|ici|ancien|nouveau|nouvelle|ancienne|actuel',
  of: 'de|d|du|des|pour|sur|avec|par|à|au|aux|si|où',
  neutral: 'valeur|confirmation|répétition|saisie|contenu|texte|copie|vérification|chiffres|caractères',
};
