/** Words of the surface that asks whether an address may be opened. */
export const urlConsent = {
  title: '{server} wants you to visit a site',
  waitingTitle: 'A tab should have opened',
  destination: 'The site that will open',
  opened: 'The site you agreed to open',
  blockedDestination: 'The address it asks for',
  inFull: 'Name in full: {host}',
  inUnicode: 'Some programs show it as: {host}',
  inAscii: 'As computers write it: {host}',
  wholeHost: 'The whole name is shown. Who owns a site is told by the end of its name.',
  noHost: 'This address names no site.',
  hrefLabel: 'Full address',
  raw: 'Written by the server as: {url}',
  privacy:
    'What you do there stays between you and the site. {server} only learns that you agreed to open it.',

  blockedTitle: 'This address can’t be opened from here',
  severeTitle: 'Be careful with this address',
  warningTitle: 'Look at this address first',
  acknowledge: 'I have checked the address and still want to open it',
  open: 'Open {site}',
  opening: 'Opening…',
  'attempt.blocked':
    'The page was kept from opening. Nothing was sent. Try again, or copy the address and open it yourself.',
  'attempt.failed':
    'The page could not be opened. Nothing was sent. Try again, or copy the address and open it yourself.',
  openedElsewhere: 'I have opened it myself',
  decline: 'Decline',
  cancel: 'Cancel',

  waitingReturn: 'Finish there, then come back and say so. {server} goes on from there.',
  waitingNotice:
    'Finish there. This closes by itself when {server} says that it is done, or when you say so.',
  waitingAgain: '{server} still waits for what you do on this page.',
  waitingBusy: 'Asking {server}…',
  notThere: 'Not there? Open it again, or copy the address into another browser of yours.',
  openAgain: 'Open again',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'The address could not be copied. Select it above instead.',
  finished: 'I’ve finished',
  retry: 'Try again',

  'malformed.message-missing': 'The server did not say what this is for, so it can’t be agreed to.',
  'malformed.url-missing': 'The server did not say which address it means.',

  'reason.scheme-not-allowed':
    'It is not a web address: it begins with “{scheme}”. Such an address can run a program or a script instead of opening a page.',
  'reason.unparseable': 'It is not a complete, valid web address.',
  'reason.userinfo':
    'Something stands before an “@”. It can look like the name of a site, but it is not where the address leads.',
  'reason.noncanonical-syntax': 'It is written so that different programs read it differently.',
  'reason.invalid-dns-name': 'Its name can’t be the name of a site.',
  'reason.ip-obfuscated': 'It hides a numeric address behind an unusual spelling.',
  'reason.insecure-http':
    'The connection is not encrypted: others on the way can read and change what you see and type.',
  'reason.metadata-endpoint': 'It leads to an internal service of a cloud provider that hands out keys.',
  'reason.unspecified-address': 'It leads to your own computer without saying so.',
  'reason.unsafe-port': 'It uses a port that browsers keep closed, since other services listen there.',
  'reason.url-too-long': 'It is too long to be read, so nobody could know what they agree to.',

  'reason.lookalike-protected-domain':
    'Its name imitates a site that this application protects. It is {site}, not the other one.',
  'reason.idn-mixed-script':
    'Its name mixes letters of different alphabets, as imitations of other sites do.',
  'reason.idn-whole-script-confusable':
    'Its name is written in letters that look like others. It may imitate another site.',
  'reason.idn-digit-lookalike': 'Its name has signs that look like digits but are others.',
  'reason.idn-disallowed-char': 'Its name has signs that names of sites may not have.',
  'reason.idn-combining-marks': 'Its name has marks put on its letters that are hard to see.',
  'reason.idn-invalid-punycode': 'Part of its name is encoded wrongly and can’t be read.',
  'reason.embedded-domain': 'It contains what looks like the name of another site, but it leads to {site}.',
  'reason.host-percent-encoded':
    'The server wrote its name in code. What is shown here is what the code stands for.',
  'reason.host-normalized':
    'The server wrote its name in unusual signs. What is shown here is what a browser makes of them.',
  'reason.nested-dangerous-scheme': 'Inside it is another address that can run a script.',
  'reason.credential-in-url':
    'It seems to carry a password, a key or a ready-made login. Whoever sees the address could use it.',
  'reason.own-authorization-server':
    'It leads to the sign-in for this server itself. A server should not ask for that in this way.',
  'reason.bidi-control': 'It has invisible signs that change the order of letters.',
  'reason.loopback-service-port':
    'It leads to a port of your computer where databases or developer tools listen.',

  'reason.shell-metacharacters': 'It has signs that mean something on a command line. Don’t paste it there.',
  'reason.nested-url-cross-site': 'It carries the address of another site and may send you on to it.',
  'reason.pii-in-url': 'It seems to carry personal data, such as an e-mail address.',
  'reason.invisible-char': 'It has invisible signs.',
  'reason.public-suffix-host':
    'Its name is one that many different sites end with, not the name of one site.',
  'reason.file-like-tld': 'Its name ends like the name of a file.',
  'reason.special-use-tld': 'Its name has an ending that is reserved and belongs to no public site.',
  'reason.many-subdomains': 'Its name has unusually many parts. Only the end tells whose site it is.',
  'reason.hyphen-edge-label': 'A part of its name begins or ends with a hyphen, which is unusual.',
  'reason.trailing-dot': 'Its name ends with a dot, which is unusual.',
  'reason.single-label-host': 'It leads to a computer in your own network.',
  'reason.private-network': 'It leads into a private network, such as the one at your home or work.',
  'reason.loopback': 'It leads to a program on your own computer.',
  'reason.ip-literal': 'It has a number instead of a name, so there is no name to check.',
  'reason.unusual-port': 'It uses an unusual port.',
  'reason.long-url': 'It is unusually long. All of it is shown below the name.',
  'reason.surrounding-whitespace': 'The server put spaces around it. They are left out.',
  unencrypted: 'The connection is not encrypted.',

  'note.double-encoded': 'Parts of it are encoded twice.',
  'note.idn': 'Its name has letters beyond a to z. Both ways to write it are shown.',
  'note.loopback': 'It leads to a program on your own computer, where this server runs too.',
  'note.nested-url': 'It carries another address inside it, as pages for signing in often do.',
  'note.nondefault-port': 'It uses port {port}.',
  'note.private-suffix': 'The site is one of many that a company hosts for its customers.',
  'note.trusted-host': 'This application trusts the site, so warnings about it are left out.',
  noCompletion: 'The server can’t tell when you have finished there. Come back and say so.',

  failed: 'Your answer could not be delivered. It is still here: try again, or cancel.',
  'ended.expired': 'This request has expired. Nothing was sent.',
  'ended.withdrawn': 'The operation that asked this has ended.',
  'ended.aborted': 'The operation that asked this was stopped.',
  'ended.answered-elsewhere': 'This was answered in another window. Nothing was sent from here.',
  'ended.unattended': 'Nobody answered in time, so this request was cancelled.',
  'ended.policy': 'A rule of this application answered this request.',
  'ended.unsupported': 'This request is no longer possible. Nothing was sent.',
  'ended.user': 'This request is over. There is nothing left to do here.',
} as const;
