import { doubling } from './doubled-consonants.ts';

/** The number of syllables, judged by spelling: groups of vowels, without a silent final e. */
export function syllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?<=[aeiouy])le$|(?<=[^aeiouyl])e$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** The ending -s of plurals and of the third person: `box` → `boxes`, `city` → `cities`. */
export function withS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /(?:[^aeiou]|qu)y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** The endings -ed, -er and -est: `hope` → `hoped`, `stop` → `stopped`, `try` → `tried`. */
export function withE(word: string, ending: 'ed' | 'er' | 'est'): string[] {
  if (word.endsWith('e')) return [`${word}${ending.slice(1)}`];
  if (/(?:[^aeiou]|qu)y$/.test(word)) return [`${word.slice(0, -1)}i${ending}`];
  const isCompared = ending !== 'ed' && word.endsWith('c');
  return (isCompared ? [word] : stems(word)).map((stem) => `${stem}${ending}`);
}

const keepsE = new Set(['singe', 'swinge', 'tinge', 'dye', 'eye', 'route']);
const mayKeepE = new Set(['age', 'binge', 'whinge', 'queue', 'cue']);

/** The ending -ing: `hope` → `hoping`, `lie` → `lying`, `stop` → `stopping`, `see` → `seeing`. */
export function withIng(word: string): string[] {
  if (keepsE.has(word)) return [`${word}ing`];
  if (mayKeepE.has(word)) return [`${word}ing`, `${word.slice(0, -1)}ing`];
  if (word.endsWith('ie')) return [`${word.slice(0, -2)}ying`];
  if (/[aeiouy].*[^eoy]e$/.test(word)) return [`${word.slice(0, -1)}ing`];
  return stems(word).map((stem) => `${stem}ing`);
}

/** The word's stem before a vowel ending, British first: `travel` → `travell`, `travel`. */
function stems(word: string): string[] {
  const doubled = `${word}${word.at(-1)}`;
  const known = doubling(word);
  if (known === 'always') return [doubled];
  if (known) return known === 'seldom' ? [word, doubled] : [doubled, word];
  if (/[aeiou]c$/.test(word)) return [`${word}k`];
  const isShort = /(?:^|[^aeiou]|qu)[aeiouy][^aeiouwxyh]$/.test(word) && syllables(word) === 1;
  return isShort ? [doubled] : [word];
}
