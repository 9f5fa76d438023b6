/** The input split at commas, semicolons and line breaks, without duplicates. */
export function typedTranslations(text: string): string[] {
  const typed = text.split(/[,;\n]/).map((each) => each.trim().replace(/\s+/g, ' '));
  return [...new Set(typed.filter(Boolean))];
}
