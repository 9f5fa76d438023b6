import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const classes = new Set(['noun', 'verb', 'adjective', 'adverb']);
const numbers = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 5 };
const files = ['cefrj-vocabulary-profile-1.5.csv', 'octanove-vocabulary-profile-c1c2-1.0.csv'];

/** The open-class words of the reference lists: { word, pos, level }, with 1 for A1 to 5 for C1 and C2. */
export function readReference(folder) {
  return files.flatMap((file) => {
    const rows = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/).slice(1);
    return rows.flatMap((row) => {
      const [headword = '', pos = '', level = ''] = row.split(',');
      const word = headword.split('/')[0]?.trim() ?? '';
      return classes.has(pos) && level in numbers ? [{ word, pos, level: numbers[level] }] : [];
    });
  });
}

/** A split without chance or order: a word is always in the same half. */
export function isInFirstHalf(word) {
  let hash = 0;
  for (const letter of word) hash = (hash * 31 + letter.charCodeAt(0)) % 65_521;
  return hash % 2 === 0;
}

/** Share of words that match exactly and within one level, overall and for each reference level. */
export function score(pairs) {
  const share = (list, isHit) =>
    list.length === 0 ? '-' : ((100 * list.filter(isHit).length) / list.length).toFixed(1);
  const line = (name, list) =>
    `${name}: ${list.length} words, exact ${share(list, ([a, b]) => a === b)} %, within one ${share(list, ([a, b]) => Math.abs(a - b) <= 1)} %`;
  const byLevel = ['A1', 'A2', 'B1', 'B2', 'C1'].map((name, index) =>
    line(
      name,
      pairs.filter(([, level]) => level === index + 1),
    ),
  );
  return [line('all', pairs), ...byLevel].join('\n');
}
