/**
 * Words that definitions may use at every level: the language of defining. They name kinds, parts and relations and are
 * understood from the first definitions on, whatever level lists say of them elsewhere.
 */
export const definingWords: ReadonlySet<string> = new Set([]);
