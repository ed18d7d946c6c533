import type { Lexicon } from '../Lexicon.ts';

const vendor =
  'open ai|openai|anthropic|claude|stripe|aws|azure|google|gemini|git hub|github|gitlab|slack|notion|linear|groq|mistral|cohere|deepseek|hugging ?face|send ?grid|twilio|mailgun|datadog|sentry|algolia|cloudflare';

export const en: Lexicon = {
  modifiers: 'before',
  script: '[a-z]',
  terms: {
    'connection-string':
      '(connection|conn) (string|str|uri|url)|dsn|(database|db|mongo|mongo ?db|postgres|postgresql|mysql|redis|amqp) ur[il]',
    'private-key':
      'private ?key|(ssh|rsa|tls|ssl|deploy|pem|identity) (private )?key|(keystore|truststore|certificate|pfx|p12) (password|passphrase)|kubeconfig|id rsa|contents of (your|the) ([a-z]+ ){0,2}key( file)?',
    seed: '(seed|recovery|mnemonic|wallet|secret recovery|12 word|24 word) ?(phrase|words?|seed)|mnemonic|wallet private key',
    'security-question':
      '(security|secret) (question )?(answer|response)|answer to (your |the |my |a )?(security|secret) question|mother s? ?maiden name',
    payment: `(credit|debit|payment|atm|visa|amex|mastercard) ?card( (number|no|num|nr|details|info|information|data))?|(bank |gift )?card ?(number|no|num|nr|details|info|information)|card ?(expiry|exp|expiration|expires|valid thru)( (date|month|year))?|(card )?(cvv|cvc|csc|cvn|ccv)( (code|number))?|card (verification|security)( (code|value|number))?|cc ?(number|no|num|exp|expiry)|ccn|primary account number|back of (the|your) card`,
    otp: `otp|totp|otc|(one time|onetime|single use) (password|passcode|pass ?code|pin|token|code)|(verification|verify|2fa|mfa|two factor|two step|multi factor|sms|auth|authentication|authenticator|security|log ?in|sign ?in|access|confirmation|backup|recovery|unlock|reset|totp|otp|digit)( (sms|text|app|auth|authentication|authenticator))?( pass)? ?codes?|2fa|mfa( token)?|code ([a-z]+ ){0,3}(sent|texted|received|emailed|sms|text message)|code (from|in) (your|the) ([a-z]+ )?(app|authenticator)`,
    password: `pass ?(word|wrd|wd|phrase|code|key)|pwd|pword|passw|pswd?|psw|pw|(db|database|user|smtp|imap|ftp|admin|login|root|mysql|redis|proxy|sudo|wi ?fi|vpn|account) pass|^pass|(log ?in|user|account|sign ?in) credentials?`,
    pin: '(^|(your|my|card|bank|atm|account|sim|debit|credit|log ?in|secret|security|current|new|old|confirm|repeat|phone|wallet|device|digit|unlock|access|personal|user|upi|transaction|payment|banking|safe|door|lock|enter) )pin( ?(code|number|no))?|personal identification number',
    secret:
      '(secret |aws )access key( id)?|access key id|(signing|encryption|decryption|cipher|aes|hmac|symmetric|master|shared|pre ?shared|session signing|unseal|data) (secret )?key|psk|(sas|aws session) token|(client|app|application|consumer|webhook|signing|shared|api|jwt|oauth|hmac|session) ?secret|secret',
    'api-key': `(api|app|application|access|account|secret|service|subscription|auth|authentication|authorization|developer|consumer|license|licence|activation|admin|server|integration|${vendor}) ?key|apikey|api credentials?|credentials?`,
    token:
      '(access|auth|refresh|bearer|id|session|bot|api|personal access) ?token|token|jwt|bearer|(git ?hub|gitlab|azure|personal|devops) pat|^pat|(session|auth|login) cookie|cookies? (header|string|value)|(authorization|auth) header|(oauth|authorization) code|session ?id cookie',
    'gov-id':
      'ssn|social security( (number|no|num))?|(itin|tin)|tax ?(id|identification|file|reference)( (number|no))?|taxpayer (id|identification)( number)?|passport ?(number|no|num|nr|id)|(driver s?|drivers|driving) ?(licen[cs]e|permit)( (number|no|num|id))?|national ?(id|identity|identification|insurance)( (card|number|no))*|(id|identity|identification) card( (number|no))?|government id( number)?|aadhaa?r( (number|no))?|pan (number|card)|voter id|medicare number|nino|cpf|curp|dni|nie|nif',
    bank: '(bank )?(account|acct) ?(number|no|num|nr)|bank account|routing ?(number|no)|iban|aba number|sort code|bsb',
  },
  harmless: `public ?key|(primary|foreign|sort|partition|project|object|issue|cache|idempotency|translation|map|route|index|composite|unique|hash|range|lookup|musical|hot|storage|shortcut|config|search|feature|answer) key|(page|next page|next|continuation|cursor|design|stop|eos|bos|pad|reward|governance|utility|erc ?20|nft|lp|swap|mask|special) ?token|(postal|post|zip|area|dialling|country|booking|order|reservation|flight|ticket|promo|discount|gift|referral|invite|error|status|source|dress|building|qr|bar) (confirmation |pin |access )?codes?|(loyalty|library|membership|member|business|report|trello|score|flash|greeting|post|graphics|video|sound|network|memory|index|student|frequent flyer|health|insurance|sim|bus|kanban|story) card( (number|no|title|text|message|name))?|(gpio|data|input|output|led|map|push|lapel|hair|bowling|rolling|clevis|board|hardware|signal|cotter|reset|clock|digital|analog|ground|button|sensor) pin( (number|no))?|trade secret|secret santa|public bucket key`,
  ask: 'enter|paste|type|provide|give|supply|insert|specify|submit|share|send|copy|fill|tell|need|needs|want|wants|choose|pick|create|set|confirm|repeat|retype|reenter|use|put|add',
  not: 'not|never|don t|dont|no|without|cannot|can t|won t|isn t|reset|forgot|forgotten|rotate|rotates|require|requires|detect|show|hide|allow|enable|disable|generate|revoke|skip|has|have|hash|mask|public|fake|example|sample|dummy|which|how|who|where|when|why|does|do|are|can|should|did|lost|delete|redact|store|stores|scan|find|label|per|max|min|maximum|minimum',
  article: 'the|a|an|your|my|our|their|this|that|its|his|her|user s|us|me|in|here|below|valid|is|what',
  of: 'of|for|to|about|on|with|by|from|at|who|that|if|owns|using|uses|containing|contain|contains|via|after|before|like|against',
  neutral: `value|text|string|input|copy|contents|again|confirm|confirmation|repeat|repeated|verify|verification|retype|re|reentry|below|here|please|now|plain|plaintext|raw|hex|base|encoded|content|to|for|of|from|in|on|with|at|as|that|which|you|your|we|is|was|are|must|should|will|can|used|using|if|or|and|so|before|because|via|issued|sent|generated|starting|starts|beginning|begins|like|such|e|g|i|prod|production|dev|staging|live|sandbox|db|database|admin|root|field|secreto|secret|personal|s|x|it|them|please|again|pem|json|jwt|key|login|characters|goes|belongs|${vendor.replaceAll(' ?', '|')}`,
};
