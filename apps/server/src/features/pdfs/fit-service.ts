import { limits } from '@wordgrove/contract/limits';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { ClassFit, Fit, LackedWord, StudentFit } from '@wordgrove/contract/pdf-fields';
import type { Db } from '#db/client.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Lacked } from './class-fit.ts';
import { measureClass, sharedLanguage } from './class-fit.ts';
import type { MetWord } from './fit.ts';
import { fitOf, isGrammar } from './fit.ts';
import type { CoveredText, FitSubject, ReaderRow, TextWordRow } from './fit-store.ts';
import { findFitSubject, listClassReaders, listTextWords, metReader, readCovered } from './fit-store.ts';
import type { MemoryParts } from './memory-parts.ts';

type Parts = {
  db: Db;
  clock: Clock;
  memory: MemoryParts;
  /** The normal spelling of a word whose memory's key is in lower case. */
  writtenAs: (lemma: string, pos: PartOfSpeech) => string;
  /** What a card of the word would be answered with, as its teacher corrected it; null for a word that has none. */
  answersFor: (
    met: Pick<TextWordRow, 'word' | 'sentence'>,
    corrected: FitSubject['corrected'],
  ) => Pick<LackedWord, 'isTaught' | 'answers'> | null;
};

type Subject = { id: string; classId: string };

const idOf = ({ studentId }: ReaderRow) => studentId;

/** Students measured in one go, between which other requests get their turn. */
const studentsAtOnce = 20;

/** Slices that the database reads at the same time, each with a connection of its own. */
const slicesAtOnce = 2;

export type FitService = ReturnType<typeof fitService>;

/** How much of a text a class or a student knows. */
export function fitService({ db, clock, memory, writtenAs, answersFor }: Parts) {
  const stepOf = (word: Pick<TextWordRow, 'level' | 'pos'> & { word: string | null }) =>
    memory.stepIndex({ level: word.level, isGrammar: isGrammar(word) });

  const better = betterRemembered(memory);
  const present = presentLacked({ writtenAs, answersFor });

  return {
    ofClass: async (taught: TaughtBy, { id: pdfId, classId }: Subject): Promise<ClassFit> => {
      const subject = await findFitSubject(db, taught, { pdfId, classId });
      if (!subject) throw failures.notFound();
      const { running, unlisted, packed, corrected, ...shown } = subject;
      const [rows, readers] = await Promise.all([listTextWords(db, pdfId), listClassReaders(db, classId)]);
      const words = rows.map((row) => ({ step: stepOf(row), times: row.times }));
      const sum = measureClass({ running, unlisted, bySteps: sumBySteps(words, memory) }, words);
      const each: StudentFit[] = [];
      const now = clock.now();
      const slices = Array.from({ length: Math.ceil(readers.length / studentsAtOnce) }, (_, n) =>
        readers.slice(n * studentsAtOnce, (n + 1) * studentsAtOnce),
      );
      const readMet = metReader(db, rows, now);
      const read = async (some: readonly ReaderRow[]) => ({ some, graded: await readMet(some.map(idOf)) });
      for await (const { some, graded } of ahead(slices, read, slicesAtOnce)) {
        for (const { studentId, name, answers } of some) {
          const met = new Map<number, MetWord>();
          for (const { at, days, stability } of graded.get(studentId) ?? []) {
            const word = words[at];
            if (word) met.set(at, better(met.get(at), word, days, stability));
          }
          const fit = sum.add(memory.stepChances(answers), met);
          if (fit) each.push({ studentId, name, fit });
        }
      }
      const { lacked, ...measured } = sum.result(limits.lackedWordsShown);
      // The class counts even if the text has no words.
      const ofClass = { students: readers.length, language: sharedLanguage(readers) };
      return { ...shown, ...measured, ...ofClass, each, lacked: present({ packed, corrected }, rows, lacked) };
    },

    ofTexts: async (own: OwnRows, ids: readonly string[]): Promise<{ id: string; fit: Fit }[]> => {
      const { answers, texts } = await readCovered(db, own, ids, clock.now());
      const chances = memory.stepChances(answers);
      return texts.flatMap(({ id, running, unlisted, steps, met }: CoveredText) => {
        const best = new Map<string, MetWord>();
        for (const { word, days, stability, ...each } of met)
          best.set(
            word,
            better(best.get(word), { step: stepOf({ ...each, word }), times: each.times }, days, stability),
          );
        const bySteps = sumBySteps(
          steps.map((each) => ({ step: stepOf(each), times: each.times })),
          memory,
        );
        const fit = fitOf({ running, unlisted, bySteps }, chances, best.values());
        return fit ? { id, fit } : [];
      });
    },
  };
}

/** The words that a class lacks, with what is on their cards; those that can be on none are left out. */
function presentLacked({ writtenAs, answersFor }: Pick<Parts, 'writtenAs' | 'answersFor'>) {
  return (
    { packed, corrected }: Pick<FitSubject, 'packed' | 'corrected'>,
    rows: readonly TextWordRow[],
    lacked: readonly Lacked[],
  ): LackedWord[] => {
    const inPack = new Set(packed);
    return lacked.flatMap(({ at, lacking, opens }) => {
      const { keys: _, ...row } = rows[at] ?? { word: '' };
      const card = 'pos' in row ? answersFor(row, corrected) : null;
      if (!('pos' in row) || !card) return [];
      const lemma = writtenAs(row.word.slice(0, row.word.lastIndexOf(':')), row.pos);
      return [{ ...row, lemma, lacking, opens, isInPack: inPack.has(row.word), ...card }];
    });
  };
}

/** Results in order; `most` of them are asked for before the first is used. */
async function* ahead<Item, Result>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Result>,
  most: number,
): AsyncGenerator<Result> {
  const start = (item: Item) => {
    const result = ask(item);
    // One that is never used, since an earlier one failed, may fail unheard.
    result.catch(() => undefined);
    return result;
  };
  const asked = items.slice(0, most).map(start);
  for (const [n] of items.entries()) {
    const result = await asked[n];
    const next = items[n + most];
    if (next !== undefined) asked.push(start(next));
    if (result !== undefined) yield result;
  }
}

function sumBySteps(words: readonly { step: number; times: number }[], { stepChances }: MemoryParts): number[] {
  const sums = stepChances([]).map(() => 0);
  for (const { step, times } of words) sums[step] = (sums[step] ?? 0) + times;
  return sums;
}

/** Of several words that a form may stand for, the best remembered counts. */
function betterRemembered({ retrievabilityAfter, gradedState }: MemoryParts) {
  return (
    known: MetWord | undefined,
    word: { step: number; times: number },
    days: number,
    stability: number,
  ): MetWord => {
    const chance = retrievabilityAfter(days, stability);
    const isKnown = gradedState(stability, chance) === 'known';
    const isWorse = known && (known.isKnown === isKnown ? known.chance >= chance : known.isKnown);
    return isWorse ? known : { step: word.step, times: word.times, chance, isKnown };
  };
}
