/** What was typed between commas, semicolons and line breaks, each once. */
export function typedTranslations(text: string): string[] {
  const typed = text.split(/[,;\n]/).map((each) => each.trim().replace(/\s+/g, ' '));
  return [...new Set(typed.filter(Boolean))];
}
