/** A decimal number held exactly: `mantissa` × 10^`exponent`, the mantissa without leading or trailing zeros. */
export interface Decimal {
  readonly mantissa: string;
  readonly exponent: number;
}

/** From the digits before and after a decimal mark; sign is left to the caller. */
export function toDecimal(whole: string, fraction: string, exponent: number): Decimal {
  const digits = `${whole}${fraction}`.replace(/^0+/u, '');
  // Counted by hand: a `0+$` expression backtracks quadratically on long runs of zeros.
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end--;
  if (end === 0) return { mantissa: '0', exponent: 0 };
  return { mantissa: digits.slice(0, end), exponent: exponent - fraction.length + digits.length - end };
}

/** The decimal that a finite double prints as. */
export function decimalOf(value: number): Decimal {
  const [body = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = body.split('.');
  return toDecimal(whole, fraction, Number(exponent));
}

/** Whether `value` is a whole multiple of `step`, both taken as the decimals they print as: 0.3 is one of 0.1. */
export function isMultipleOf(value: number, step: number): boolean {
  const a = decimalOf(value);
  const b = decimalOf(step);
  const shared = Math.min(a.exponent, b.exponent);
  return scaled(a, shared) % scaled(b, shared) === 0n;
}

function scaled(decimal: Decimal, exponent: number): bigint {
  return BigInt(decimal.mantissa) * 10n ** BigInt(decimal.exponent - exponent);
}
