/** What is wrong with a secret, as the end of a sentence that doesn't reveal it; undefined when nothing is. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < 32) return `is too short: ${secret.length} characters, and it needs at least 32 random ones`;
  const letters = [...secret].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = letters.slice(1).map((letter, index) => letter - (letters[index] ?? 0));
  if (new Set(letters).size < 10 || new Set(steps).size < 10) return "can be guessed: it isn't random";
  if (repeats(secret)) return 'can be guessed: it repeats itself';
  return undefined;
}

function repeats(text: string): boolean {
  const periods = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return periods.some((period) => text.slice(period) === text.slice(0, -period));
}
