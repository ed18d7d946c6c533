import type { InspectUrlOptions } from '../InspectUrlOptions.ts';
import type { UrlReason } from '../UrlReason.ts';

export interface OwnVector {
  readonly url: string;
  readonly reasons: readonly UrlReason[];
  readonly options?: InspectUrlOptions;
}

const local: InspectUrlOptions = { policy: 'local' };
const guarded: InspectUrlOptions = {
  protectedDomains: ['google.com', 'paypal.com', 'github.com', 'apple.com', 'bücher.example'],
};

const row = (url: string, reasons: string, options?: InspectUrlOptions): OwnVector => ({
  url,
  reasons: reasons.split(' ').filter((it) => it !== '') as UrlReason[],
  ...(options === undefined ? {} : { options }),
});

/** Ordinary names in the world's alphabets, many of them in registries of another script: never a warning. */
export const ordinaryNames: readonly string[] = (
  'яндекс.рф москва.com кремль.ru почта.ua мэрия.москва оса.ru театр.com новости.com ўзбек.uz монгол.mn србија.срб ' +
  'ҚАЗАҚ.kz їжак.укр ρόδος.gr ΟΔΟΣ.gr ελλάδα.com αθήνα.eu հայաստան.հայ երեւան.am თბილისი.ge ישראל.קום שלום.co.il السعودية.com ' +
  'دانشگاه.ir نامه\u200cای.com پاکستان.pk उदाहरण.परीक्षा भारत.com क्षत्रिय.भारत বাংলাদেশ.বাংলা বিজ্ঞান.com ভারত.com ਪੰਜਾਬ.com ગુજરાત.com ' +
  'ଓଡ଼ିଶା.com இந்தியா.com తెలుగు.com ಕನ್ನಡ.com കേരളം.com ශ්\u200dරී.lk ไทย.com ที่นี่.th ລາວ.la བོད.com မြန်မာ.com កម្ពុជា.com ' +
  'ኢትዮጵያ.com ދިވެހި.com 日本語.jp ラーメン.jp スーパー.com お名前.com toyota自動車.jp 東京タワー.jp sonyノート.jp 中ノ国.jp 佐々木.jp 〇一.cn ' +
  '中文.tw ㄅㄆㄇ.tw 한국.kr lg전자.kr 漢字한글.kr tiếngviệt.com đànẵng.vn čeština.cz łódź.pl žluťoučký.sk øre.dk þjóð.is ' +
  'español.es œuvre.fr şeker.tr ıspanak.tr əli.az ọ̀rọ̀.ng ɛwe.gh ŋgɛ.cm ħobż.mt paral·lel.cat naïve.io grüße-aus-wien.at ' +
  'عدد١٢٣.com १२३.भारत xn--bcher-kva.example XN--BCHER-KVA.example bücher.xn--p1ai'
).split(' ');

/** What the shared corpus doesn't spell out: the same tricks in other scripts, encodings and places. */
export const ownVectors: readonly OwnVector[] = [
  // Look-alikes beyond Cyrillic, and marks, digits and punctuation that imitate ASCII.
  row('https://аррӏе.com/', 'idn-whole-script-confusable'),
  row('https://ο.com/', 'idn-whole-script-confusable'),
  row('https://սոս.com/', 'idn-whole-script-confusable'),
  row('https://www.ѕсоре.example/', 'idn-whole-script-confusable'),
  row('https://ѕсоре.ru/', ''),
  row('https://рaypal.com/', 'idn-mixed-script'),
  row('https://αpple.com/', 'idn-mixed-script'),
  row('https://тест-login.com/', 'idn-mixed-script'),
  row('https://שלוםabc.com/', 'unparseable'),
  row('https://日本한국.com/', ''),
  row('https://ひら한국.com/', 'idn-mixed-script'),
  row('https://теѕт.com/', 'idn-whole-script-confusable'),
  row('https://тест.com/', ''),
  row('https://héllo中国.cn/', 'idn-mixed-script'),
  row('https://日本ー野球.jp/', 'idn-disallowed-char'),
  row('https://google工com.example/', 'idn-disallowed-char'),
  row('https://google\u3099.example/', 'idn-combining-marks'),
  row('https://p\u0131\u0301xel.com/', 'idn-combining-marks'),
  row('https://oĸ.com/', 'idn-disallowed-char'),
  row('https://૧૧.com/', 'idn-digit-lookalike'),
  row('https://२३.भारत/', ''),
  row('https://з00.com/', 'idn-digit-lookalike'),
  row('https://4০0.com/', 'idn-digit-lookalike'),
  row('https://१२3.com/', 'idn-digit-lookalike'),
  row('https://ɡoogle.com/', 'idn-disallowed-char'),
  row('https://ᴀpple.com/', 'idn-disallowed-char'),
  row('https://ǃx.com/', 'idn-disallowed-char'),
  row('https://a⁄b.com/', 'idn-disallowed-char'),
  row('https://l·l.com/', 'idn-disallowed-char'),
  row('https://evilノcom.example/', 'idn-disallowed-char'),
  row('https://googleーlogin.example/', 'idn-disallowed-char'),
  row('https://google丶com.example/', 'idn-disallowed-char'),
  row('https://ⲁ.com/', 'idn-disallowed-char'),
  row('https://xn--g6h.example/', 'idn-disallowed-char'),
  row('https://a\u030e\u030e.com/', 'idn-combining-marks'),
  row('https://a\u0336b.com/', 'idn-combining-marks'),
  row('https://i\u0307i.com/', 'idn-combining-marks'),
  row('https://xn--n3h-.com/', 'idn-invalid-punycode'),

  // Addresses in every notation the parser accepts.
  row('https://0x7f.0.0.1/', 'ip-obfuscated loopback'),
  row('https://0177.0.0.01/', 'ip-obfuscated loopback'),
  row('https://%31%32%37.0.0.1/', 'ip-obfuscated host-percent-encoded loopback'),
  row('https://①②⑦.⓪.⓪.①/', 'ip-obfuscated loopback'),
  row('https://127。0。0。1/', 'ip-obfuscated loopback'),
  row('https://127.0.0.1./', 'ip-obfuscated loopback'),
  row('https://0/', 'ip-obfuscated unspecified-address'),
  row('https://0xa9fea9fe/', 'ip-obfuscated metadata-endpoint'),
  row('https://3232235777/', 'ip-obfuscated private-network'),
  row('https://93.184.216.34/', 'ip-literal'),
  row('https://0.1.2.3/', 'unspecified-address'),
  row('https://100.64.0.1/', 'private-network'),
  row('https://172.31.255.255/', 'private-network'),
  row('https://172.32.0.1/', 'ip-literal'),
  row('https://198.19.0.1/', 'private-network'),
  row('https://[fd12:3456::1]/', 'private-network'),
  row('https://[fec0::1]/', 'private-network'),
  row('https://[2001:db8::1]/', 'ip-literal'),
  row('https://[::1]/', 'loopback'),
  row('http://[::1]:8080/', '', local),
  row('https://[0:0:0:0:0:0:0:1]/', 'loopback'),
  row('https://[::ffff:0.0.0.0]/', 'unspecified-address'),
  row('https://[::ffff:10.0.0.1]/', 'private-network'),
  row('https://[::127.0.0.1]/', 'private-network'),
  row('https://[64:ff9b::a9fe:a9fe]/', 'metadata-endpoint'),
  row('https://[64:ff9b::10.0.0.1]/', 'private-network'),
  row('https://[2002:a00:1::]/', 'private-network'),
  row('https://[2002:5db8:d822::]/', 'ip-literal'),
  row('http://[2002:7f00:1::]/', 'insecure-http private-network', local),
  row('https://[fd20:ce::254]/', 'metadata-endpoint'),
  row('https://169.254.170.2/v2/credentials', 'metadata-endpoint'),
  row('https://168.63.129.16/', 'metadata-endpoint'),
  row('https://metadata.google.internal/', 'metadata-endpoint'),
  row('https://METADATA.google.internal./', 'metadata-endpoint trailing-dot'),
  row('https://169.254.169.254/', 'metadata-endpoint', { trustedHosts: ['169.254.169.254'] }),

  // Names that lead into the house.
  row('https://printer.local/', 'private-network'),
  row('https://wiki.corp/', 'private-network'),
  row('https://nas.lan:5001/', 'private-network'),
  row('https://intranet/', 'single-label-host'),
  row('https://localhost.evil.example/', ''),
  row('http://localhost.evil.example/', 'insecure-http', local),
  row('https://notlocalhost/', 'single-label-host'),
  row('http://LOCALHOST:3000/', '', local),
  row('http://localhost:9229/json', 'loopback-service-port', local),
  row('http://localhost:2375/', 'loopback loopback-service-port'),
  row('http://localhost:22/', 'unsafe-port', local),
  row('https://example.alt/', 'special-use-tld'),
  row('https://1.0.168.192.in-addr.arpa/', 'special-use-tld'),
  row('https://invoice.zip/', 'file-like-tld'),
  row('https://report.pdf/', 'file-like-tld'),
  row('https://docs.rs/', ''),
  row('https://example.com:8443/', ''),
  row('https://example.com:0/', 'unsafe-port'),
  row('https://example.com:631/', 'unusual-port'),
  row('http://example.com:443/', 'insecure-http unusual-port', { insecureHttp: 'warn' }),

  // What the parser repairs in silence.
  row('https:evil.example', 'noncanonical-syntax'),
  row('https:///evil.example', 'noncanonical-syntax'),
  row('https:\\\\evil.example\\', 'noncanonical-syntax'),
  row('https://evil.example\\@google.com/', 'noncanonical-syntax'),
  row('https://example.com/a\\b', 'noncanonical-syntax'),
  row('https://example.com/a\u0000b', 'noncanonical-syntax'),
  row('https://example.com/\ud800', 'noncanonical-syntax'),
  row('\u0001https://example.com/', 'noncanonical-syntax'),
  row('HTTPS://EXAMPLE.COM/', ''),
  row('https://user@example.com/', 'userinfo'),
  row('https://:@example.com/', 'userinfo'),
  row('https://a@b@example.com/', 'userinfo'),
  row('https://ex%61mple.com/', 'host-percent-encoded'),
  row('https://ⓖoogle.com/', 'host-normalized'),
  row('https://google\uff0ecom/', 'host-normalized'),
  row('https://ﬁle.example/', 'host-normalized'),
  row('https://bu\u0308cher.de/', ''),

  // Names no DNS server answers.
  row('https://.example.com/', 'invalid-dns-name'),
  row('https://example.com../', 'invalid-dns-name trailing-dot'),
  row('https://exa$mple.com/', 'invalid-dns-name'),
  row(`https://${'a'.repeat(64)}.com/`, 'invalid-dns-name'),
  row('https://_dmarc.example.com/', ''),
  row('https://evil-.example/', 'hyphen-edge-label'),

  // Another name inside the name.
  row('https://login.microsoftonline.com.evil.example/', 'embedded-domain'),
  row('https://bank.co.uk.evil.example/', 'embedded-domain'),
  row('https://192.168.0.1.evil.example/', 'embedded-domain'),
  row('https://api.us.example.com/', ''),
  row('https://eu.app.example.com/', ''),
  row('https://example.com.au/', ''),
  row('https://www.shop.example.co.jp/', ''),
  row('https://github.io.evil.example/', 'embedded-domain', { protectedDomains: ['github.io'] }),

  // A host's own list of names to guard.
  row('https://g00g1e.com/', 'lookalike-protected-domain', guarded),
  row('https://paypaI.com/', 'lookalike-protected-domain', guarded),
  row('https://gooogle.com/', 'lookalike-protected-domain', guarded),
  row('https://githbu.com/', 'lookalike-protected-domain', guarded),
  row('https://paypal.secure-login.example/', '', guarded),
  row('https://paypal.github.io/', 'lookalike-protected-domain', guarded),
  row('https://alice.github.io/', '', guarded),
  row('https://paypal-support.example/', 'lookalike-protected-domain', guarded),
  row('https://accounts-google-com.evil.example/', 'lookalike-protected-domain', guarded),
  row('https://xn--googl-fsa.com/', 'lookalike-protected-domain', guarded),
  row('https://раураl.com/', 'lookalike-protected-domain idn-mixed-script', guarded),
  row('https://google.com.evil.example/', 'embedded-domain', guarded),
  row('https://pineapple.com/', '', guarded),
  row('https://gitlab.com/', '', guarded),
  row('https://bücher.example/', '', guarded),
  row('https://shop.bücher.example/', '', guarded),
  row('https://bucher.example/', 'lookalike-protected-domain', guarded),

  // Addresses in addresses.
  row('https://a.example/?next=//evil.test/', 'nested-url-cross-site'),
  row('https://a.example/?next=%5C%5Cevil.test', 'nested-url-cross-site'),
  row('https://a.example/?next=https://b.a.example/', ''),
  row('https://a.example/?next=/home', ''),
  row('https://a.example/#/login?return=https%3A%2F%2Fevil.test', 'nested-url-cross-site'),
  row(
    'https://a.example/?u=https%3A%2F%2Fa.example%2Fout%3Fu%3Dhttps%253A%252F%252Fevil.test',
    'nested-url-cross-site',
  ),
  row('https://a.example/?u=java%09script:alert(1)', 'nested-dangerous-scheme'),
  row('https://a.example/?u=%20JaVaScRiPt:alert(1)', 'nested-dangerous-scheme'),
  row('https://a.example/?u=javascript%253Aalert(1)', 'nested-dangerous-scheme'),
  row('https://a.example/?u=file:///etc/passwd', 'nested-dangerous-scheme'),
  row('https://a.example/?q=data:+a+summary', ''),
  row('https://a.example/?u=https%3A%2F%2Fme%3Apw%40a.example', 'credential-in-url pii-in-url'),
  row(
    'https://idp.example/authorize?client_id=https%3A%2F%2Fhost.test%2Fclient.json&response_type=code&redirect_uri=http%3A%2F%2F127.0.0.1%3A33418%2F&resource=https%3A%2F%2Fmcp.test%2F&scope=openid+https%3A%2F%2Fapi.test%2Fread&state=eyJhbGciOiJub25lIn0.eyJhIjoxfQ.c2ln&code_challenge=abc',
    '',
  ),
  row(
    'https://idp.example/authorize?client_id=a&response_type=code&next=https%3A%2F%2Fevil.test',
    'nested-url-cross-site',
  ),
  row('https://a.example/?redirect_uri=https%3A%2F%2Fevil.test', 'nested-url-cross-site'),

  // Secrets and personal data.
  row('https://a.example/?accessToken=abc', 'credential-in-url'),
  row('https://a.example/?user[password]=abc', 'credential-in-url'),
  row('https://a.example/?pa%73sword=abc', 'credential-in-url'),
  row('https://a.example/reset?reset_password_token=Zk3', 'credential-in-url'),
  row('https://a.example/#/cb?id_token=abc', 'credential-in-url'),
  row('https://a.example/?sig=4f9c2b7a1d8e6f3a0b5c&se=2026-12-01', 'credential-in-url'),
  row('https://a.example/?SAMLResponse=PHNhbWw', 'credential-in-url'),
  row('https://a.example/?otp=123456', 'credential-in-url'),
  row('https://a.example/cb?code=abc&state=xyz', 'credential-in-url'),
  row('https://a.example/?passwort=geheim', 'credential-in-url'),
  row('https://a.example/t/ghp_abcdefghijklmnopqrstuvwxyz0123456789', 'credential-in-url'),
  row('https://a.example/?x=AKIAIOSFODNN7EXAMPLE', 'credential-in-url'),
  row('https://a.example/?email=bob%40mail.example', 'pii-in-url'),
  row('https://a.example/#bob@mail.example', 'pii-in-url'),
  row('https://a.example/?phone=%2B49+30+1234567', 'pii-in-url'),
  row('https://a.example/?next_page_token=CAUQAA', ''),
  row('https://a.example/?continuationToken=CAUQAA', ''),
  row('https://a.example/?show_password=true', ''),
  row('https://a.example/?password_reset=done', ''),
  row('https://a.example/?password=', ''),
  row('https://a.example/?key=value&sort_key=name&public_key=abc', ''),
  row('https://a.example/?auth=google&session=2&pin=board', ''),
  row('https://a.example/login/device?user_code=WDJB-MJHT', ''),
  row('https://a.example/?code=SUMMER', ''),
  row('https://a.example/@scope/react@18.2.0', ''),
  row('https://a.example/maps/@52.5,13.4,12z', ''),
  row('https://social.example/@bob@mail.example', ''),

  // What hides in the text.
  row('https://a.example/%E2%80%AEgnp', 'bidi-control'),
  row('https://a.example/?q=%E2%81%A6x', 'bidi-control'),
  row('https://a.example/#%D8%9C', 'bidi-control'),
  row('https://a.example/%FF%E2%80%AE', 'bidi-control'),
  row('https://a.example/\u{e0041}', 'invisible-char'),
  row('https://a.example/?q=%C2%AD', 'invisible-char'),
  row('https://a.example/?q=%E3%85%A4', 'invisible-char'),
  row('https://a.example/?q=%E2%A0%80', 'invisible-char'),
  row('https://a.example/👨\u200d👩\u200d👧', ''),
  row('https://a.example/❤\ufe0f', ''),
  row('https://a.example/نامه\u200cای', ''),
  row('https://a.example/?x=`id`', 'shell-metacharacters'),
  row('https://a.example/?x=a|b', 'shell-metacharacters'),
  row('https://a.example/?x=$\u007bHOME}', 'shell-metacharacters'),
  row("https://a.example/?$filter=name eq 'x'&$top=5", ''),
  row('https://a.example/a;b=c/(d)!*,~', ''),
  row(`https://a.example/?q=${'a'.repeat(2_100)}`, 'long-url'),
  row(`https://a.example/?q=${'ü'.repeat(6_000)}`, 'url-too-long'),

  // Schemes, however they are dressed.
  row('JAVASCRIPT:alert(1)', 'scheme-not-allowed'),
  row(' \tjava\r\nscript:alert(1)', 'scheme-not-allowed'),
  row('data:text/html,<script>alert(1)</script>', 'scheme-not-allowed'),
  row('blob:https://example.com/5b2d', 'scheme-not-allowed'),
  row('about:blank', 'scheme-not-allowed'),
  row('vscode://file/etc/passwd', 'scheme-not-allowed'),
  row('mailto:bob@mail.example', 'scheme-not-allowed'),
  row('httpss://example.com/', 'scheme-not-allowed'),
  row('example.com', 'unparseable'),
  row('www.example.com/login', 'unparseable'),
  row('', 'unparseable'),
  row('https://example.com:99999/', 'unparseable'),
];
