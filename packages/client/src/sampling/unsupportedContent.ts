/** Content that a model's interface has no place for: the call fails rather than leave out what the person saw. */
export function unsupportedContent(what: string, where: string): Error {
  return new Error(
    `${where} takes no ${what}, and leaving it out would send something else than was reviewed. Redact it or choose another model.`,
  );
}
