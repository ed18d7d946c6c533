const ASCII = /^[\0-\x7f]*$/;

/** Most of what servers send is ASCII, where Unicode's classes have nothing to say and cost milliseconds to compile. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}
