/** The device's voice for an accent such as `en-GB`, else its best English one; null without any. */
export function voiceFor<Voice extends { lang: string; default: boolean }>(
  voices: readonly Voice[],
  accent: string,
): Voice | null {
  const languageOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase();
  const ofAccent = voices.filter((voice) => languageOf(voice) === accent.toLowerCase());
  const english = voices.filter((voice) => /^en\b/.test(languageOf(voice)));
  const best = (some: readonly Voice[]) => some.find((voice) => voice.default) ?? some[0];
  return best(ofAccent) ?? best(english) ?? null;
}
