const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/i;

/** Writing direction of a locale, for hosts that don't set `dir`. `Intl.Locale.getTextInfo` is not in every browser yet. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.test(locale) ? 'rtl' : 'ltr';
}
