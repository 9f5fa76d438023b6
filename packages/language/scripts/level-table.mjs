import { estimate, everydayKeys, featuresOf } from './level-features.mjs';

const isEveryday = new Set(everydayKeys);

/**
 * The step (1 to 4) of every word that the weights put below C1, by "lemma/class"; no names, compounds only if usual.
 */
export function tableOf(counts, weights, features = (word, pos) => featuresOf(counts, word, pos)) {
  const table = new Map();
  for (const key of new Set([...counts.senses.keys(), ...everydayKeys])) {
    const cut = key.lastIndexOf('/');
    const [word, pos] = [key.slice(0, cut), key.slice(cut + 1)];
    const isUsual = isEveryday.has(key) || counts.tagged.get(key) > 0;
    if (!isEveryday.has(key) && (counts.named.has(word) || !/^[a-z]{2,}(?:[ '-][a-z]+)*$/.test(word))) continue;
    if (/[ -]/.test(word) && !isUsual) continue;
    const step = estimate(features(word, pos), weights);
    if (step < 5) table.set(key, step);
  }
  return table;
}
