import { levelOfFunctionWord } from './function-words.ts';
import type { Step } from './level-estimate.ts';
import { estimateStep } from './level-estimate.ts';
import { levelTable } from './level-table.generated.ts';
import type { Level } from './levels.ts';
import { levels } from './levels.ts';
import { normalForm } from './normal-form.ts';
import type { OpenClass, PartOfSpeech } from './parts-of-speech.ts';
import { isOpenClass, openClasses } from './parts-of-speech.ts';

const steps = [1, 2, 3, 4] as const;
const read = new Map<OpenClass, ReadonlyMap<string, Step>>();

/**
 * The CEFR level at which a learner meets a word, in any form, spelling or number of words. An estimate, for words
 * outside the word bank, whose own level takes precedence. Without a part of speech the easiest counts. Unknown words
 * and names are C1, the hardest level. It is estimated from WordNet's texts and definitions, the word's formation and a
 * list of everyday words; the README reports its accuracy. The table has about 260 KB (90 KB compressed), so it has its
 * own entry, `@wordgrove/language/level-of`.
 */
export function levelOf(word: string, pos?: PartOfSpeech): Level {
  const lemma = normalForm(word);
  const isOpen = isOpenClass(pos);
  const listed = isOpen ? undefined : levelOfFunctionWord(lemma);
  if (listed) return listed;
  return levels[estimateStep(stepOf, lemma, isOpen ? pos : undefined) - 1] ?? 'C1';
}

/**
 * Whether a base form is a function word or among the 29,000 usual words of the level table: enough to tell a typo from
 * another word without the whole dictionary. An `IsWord`.
 */
export function isUsualWord(lemma: string, pos?: OpenClass): boolean {
  if (!pos && levelOfFunctionWord(lemma)) return true;
  return (pos ? [pos] : openClasses).some((each) => stepOf(lemma, each) !== undefined);
}

let bases: ReadonlySet<string> | undefined;

/** `isUsualWord` for a noun, verb, adjective or adverb in one look-up, for thousands of texts. */
export function isUsualBase(lemma: string): boolean {
  bases ??= new Set(openClasses.flatMap((pos) => [...tableOf(pos).keys()]));
  return bases.has(lemma);
}

function stepOf(lemma: string, pos: OpenClass): Step | undefined {
  return tableOf(pos).get(lemma);
}

/** Unpacked on first use. */
function tableOf(pos: OpenClass): ReadonlyMap<string, Step> {
  const known = read.get(pos);
  if (known) return known;
  const table = new Map<string, Step>();
  for (const step of steps) {
    for (const word of (levelTable[pos][step - 1] ?? '').split(' ')) table.set(word.replaceAll('_', ' '), step);
  }
  read.set(pos, table);
  return table;
}
