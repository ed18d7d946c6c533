import type { Lexicon } from '../Lexicon.ts';

const vendor =
  'open ?ai|anthropic|claude|stripe|aws|azure|google|gemini|git ?hub|gitlab|slack|notion|linear|mistral|send ?grid|twilio|datadog|sentry';

export const en: Lexicon = {
  modifiers: 'before',
  script: '[a-z]',
  terms: {
    'connection-string':
      'conn(ection)? ?(string|str|ur[il])|dsn|(database|db|mongo ?(db)?|postgres|mysql|redis) ur[il]',
    'private-key': 'private ?key( file)?|privkey|(ssh|rsa|tls|ssl|deploy|pem) key|id rsa',
    seed: '(seed|recovery|mnemonic|wallet|word)( seed)? ?(phrase|words?|seed)|mnemonic',
    'security-question':
      '(security|secret) (question )?(answer|response)|answer to (your |the )?(security|secret) question|mother s? ?maiden name',
    payment:
      '((credit|debit|payment|amex|visa) ?)?card ?(number|no|num|nr|details|exp[a-z]*( (date|month|year))?)|(credit|debit|payment) ?card|cc ?(num[a-z]*|no|exp[a-z]*)|(card )?(cvv|cvc|csc|cvn|ccv)2?( code)?|card (verification|security) (code|value)|back of (the|your) card',
    otp: 't?otp( code)?|otc|(one ?time|single use) (pass[a-z]*|pin|token|code)|(verif[a-z]*|secret|2fa|mfa|factor|sms|auth[a-z]*|security|(log|sign) ?in|access|confirmation|backup|recovery|unlock|reset|digit) ?codes?|2fa|mfa( token)?|code ([a-z]+ ){0,2}(sent|texted|received|emailed)|code (from|via|by) ([a-z]+ ){0,2}(e ?mail|sms|app|message)|code in (your|the) authenticator',
    password: `pass ?(word|wrd|wd|phrase|code|key)|pwd|pword|passw|pswd?|pw|(db|user|smtp|ftp|admin|login|root|proxy) ?pass|^pass|[a-z]{2,8}pwd|(root|my|user|db|admin)pw`,
    pin: '(^|(your|card|bank|atm|account|sim|debit|credit|secret|security|new|old|current|confirm|phone|device|digit|unlock|access|personal|user|upi|enter) )pin( ?(code|number|no))?',
    secret:
      '(aws |secret )?access key( id)?|(sign|(en|de)crypt|cipher|aes|hmac|symmetric|master|shared|unseal)[a-z]* key|psk|secret',
    'api-key': `(api|app[a-z]*|access|account|secret|service|subscription|auth[a-z]*|developer|consumer|licen[cs]e|activation|admin|server|${vendor}) ?key|credentials?`,
    token:
      'token|jwt|bearer|(hub|gitlab|access|devops) pat|^pat|(session|auth|login) cookie|cookies? (header|string|value)|auth[a-z]* header',
    'gov-id':
      'ssn|social security( (number|no))?|itin|tax ?(payer )?(id[a-z]*|file|reference)( (number|no))?|passport (number|no|num|nr|id)|driv[a-z]* (s )?(licen[cs]e|permit)( (number|no|num))?|national (id[a-z]*|insurance)( (card|number|no))*|(id|identity) card( (number|no))?|aadhaar( number)?|pan (number|card)|cpf',
    bank: '(account|acct) ?(number|no|num)|bank account( (number|no))?|routing ?(number|no)|iban|aba number|sort code|bsb',
  },
  harmless: '(page|next|continuation|cursor|design|stop|eos|pad|nft|governance|utility|reward) token',
  ask: 'what|enter|reply|respond|paste|type|provide|give|supply|insert|specify|submit|include|mention|write|share|send|copy|fill|tell|needs?|wants?|choose|create|set|confirm|repeat|retype|use|put|add',
  not: 'not|never|don t|no|without|cannot|reset|forgot[a-z]*|rotates?|requires?|detect|show|hide|allow|enable|disable|generate|revoke|has|hash|public|fake|sample|dummy|which|how|who|where|when|why|do|does|are|can|should|lost|delete|redact|stores?|scan|find|label|per|max|min',
  article: 'the|an?|your|my|our|their|this|that|its|user s|us|me|in|here|below|valid|is',
  of: 'of|for|to|about|on|with|by|from|at|who|if|owns|us(es|ing|ed)|contain(s|ing)?|carries|via|after|before|like',
  neutral: `value|text|string|input|copy|contents?|again|confirm(ation)?|repeat|verif[a-z]*|retype|below|here|please|now|plain|raw|hex|base|as|which|you|we|was|must|will|and|or|so|issued|sent|generated|start[a-z]*|begin[a-z]*|goes|such|e|g|i|prod(uction)?|dev|staging|live|db|database|admin|root|field|secreto|secret|x|it|pem|json|key|login|characters|openai|open|ai|git|hub|${vendor}`,
};
