import type { FormName } from './inflect.ts';

/** What to replace each ending with, likeliest first; "2" removes one of two equal consonants. */
const endings: Readonly<Record<FormName, readonly (readonly [ending: string, instead: string])[]>> = {
  plural: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['men', 'man'],
    ['ses', 'sis'],
    ['xes', 'xis'],
    ['zzes', 'z'],
    ['s', ''],
    ['es', ''],
    ['children', 'child'],
    ['feet', 'foot'],
    ['teeth', 'tooth'],
    ['geese', 'goose'],
    ['mice', 'mouse'],
    ['people', 'person'],
  ],
  'third-person': [
    ['ies', 'y'],
    ['s', ''],
    ['es', ''],
    ['zzes', 'z'],
  ],
  past: [
    ['ied', 'y'],
    ['ed', '2'],
    ['ed', ''],
    ['d', ''],
    ['ked', ''],
  ],
  'past-participle': [],
  ing: [
    ['ying', 'ie'],
    ['ing', '2'],
    ['ing', ''],
    ['ing', 'e'],
    ['king', ''],
  ],
  comparative: [
    ['ier', 'y'],
    ['er', '2'],
    ['er', ''],
    ['r', ''],
  ],
  superlative: [
    ['iest', 'y'],
    ['est', '2'],
    ['est', ''],
    ['st', ''],
  ],
};

/**
 * Candidates for the base of a form: `stopping` → stop, stopp, stoppe. Most aren't words. The past participle is left
 * to the past, whose regular forms are the same. In a phrase only the first word (verbs) or the last changes.
 */
export function stripEnding(word: string, form: FormName): string[] {
  const [, head = '', tail = ''] = form === 'plural' ? [] : (/^([^ ]+)( .*)$/.exec(word) ?? []);
  if (head) return stripEnding(head, form).map((stem) => `${stem}${tail}`);
  const found: string[] = [];
  for (const [ending, instead] of endings[form]) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const isDoubled = instead === '2' && stem.length > 2 && stem.at(-1) === stem.at(-2);
    // Double l, s, f and z mostly belong to the word itself: called, passed.
    if (isDoubled) found.splice(/[lsfz]$/.test(stem) ? found.length : 0, 0, stem.slice(0, -1));
    else if (instead !== '2' && !(ending === 's' && stem.endsWith('s'))) found.push(`${stem}${instead}`);
  }
  return found.filter((base) => base.length > 1);
}
