/** First digits and lengths of the card networks. */
const NETWORKS: readonly RegExp[] = [
  /^4(?:\d{15}|\d{18})$/,
  /^5[1-5]\d{14}$/,
  /^2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[68]\d)\d{11}$/,
  /^6(?:011|4[4-9]\d|5\d\d)\d{12}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  /^62\d{14,17}$/,
  /^220[0-4]\d{12}$/,
];
/** How cards are printed; a number in other groups is an order, an account or a phone. */
const GROUPS = /^(?:\d{4}(?:.\d{4}){3}(?:.\d{3})?|\d{4}.\d{6}.\d{4,5}|\d+)$/u;

/** Whether digits, with or without separators, are a payment card: network, printed groups, check digit. */
export function isCardNumber(text: string): boolean {
  if (text.length < 14 || text.length > 23) return false;
  const digits = text.replace(/\D/g, '');
  return GROUPS.test(text) && NETWORKS.some((network) => network.test(digits)) && hasLuhnDigit(digits);
}

function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
