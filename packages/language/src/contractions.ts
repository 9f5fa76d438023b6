/** Whole words, in lower case with straight apostrophes, and what they are short for, likeliest first. */
const whole: ReadonlyMap<string, readonly string[]> = new Map([
  ["won't", ['will not']],
  ["can't", ['can not']],
  ["shan't", ['shall not']],
  ["ain't", ['is not', 'am not', 'are not', 'has not', 'have not']],
  ['cannot', ['can not']],
  ["let's", ['let us']],
  ["'tis", ['it is']],
  ["'twas", ['it was']],
  ["y'all", ['you all']],
  ["c'mon", ['come on']],
  ["where'd", ['where did', 'where would', 'where had']],
  ["how'd", ['how did', 'how would', 'how had']],
  ["why'd", ['why did', 'why would', 'why had']],
]);

const endings: ReadonlyMap<string, readonly string[]> = new Map([
  ["'ll", ['will', 'shall']],
  ["'re", ['are']],
  ["'ve", ['have']],
  ["'m", ['am']],
  ["'d", ['would', 'had']],
  ["'s", ['is', 'has']],
]);

const negatable =
  /^(?:is|are|was|were|do|does|did|has|have|had|could|would|should|might|must|need|ought|dare|may|use)$/;

/**
 * What a contraction is short for, likeliest first: `don't` → ["do not"], `I'll` → ["i will", "i shall"], `he's` → ["he
 * is", "he has"], `cannot` → ["can not"]. Expects `normalForm`. Empty for other words, including `o'clock`. After a
 * noun, 's may be a possessive instead (`John's book`), so the caller keeps the word itself beside the readings.
 */
export function contractionReadings(word: string): string[] {
  const known = whole.get(word);
  if (known) return [...known];
  const double = /^(.+n't|.+'d)('ve)$/.exec(word);
  if (double) return contractionReadings(double[1] ?? '').map((reading) => `${reading} have`);
  if (word.endsWith("n't")) {
    const verb = word.slice(0, -3);
    return negatable.test(verb) ? [`${verb} not`] : [];
  }
  const [, stem = '', ending = ''] = /^(.+)('(?:ll|re|ve|m|d|s))$/.exec(word) ?? [];
  if (ending === "'m" && stem !== 'i') return [];
  return (endings.get(ending) ?? []).map((rest) => `${stem} ${rest}`);
}

/** Contractions that people type without the apostrophe and that look like no other word. */
export function withMissingApostrophe(word: string): string | undefined {
  if (/^(?:is|are|was|were|do|does|did|has|have|had|could|would|should|must|ca|wo)nt$/.test(word))
    return `${word.slice(0, -1)}'t`;
  const [, pronoun = '', ending = ''] = /^(i|you|they|we|he|she|it|that|there|what)(m|ve|re|ll|s|d)$/.exec(word) ?? [];
  const isOther = /^(?:im|id|ill|its|were|wed|well|hed|hell|shed|shell|itd)$/.test(word) && word !== 'im';
  return ending && !isOther && (ending !== 'm' || pronoun === 'i') ? `${pronoun}'${ending}` : undefined;
}
