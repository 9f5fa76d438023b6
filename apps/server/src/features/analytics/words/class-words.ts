import type { ClassWord, MondayWord } from '@wordgrove/contract/analytics';
import type { Language } from '@wordgrove/contract/languages';
import type { Db } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { dayBefore, localDay, startOfDay } from '#platform/local-day.ts';
import { levelOfWord } from '#platform/teaching-content.ts';
import { arrangeWords } from './arrange.ts';
import { daysToMonday, mondayList } from './monday.ts';
import type { TaughtClass, WordRow } from './words-store.ts';
import { findTaughtClass, listWordStudents, listWords } from './words-store.ts';

/** The back of a word's card, and its language; null for a key that is no word of the dictionary. */
type CardOf = (
  word: string,
  language: Language,
  corrected: TaughtClass['corrected'],
) => { back: string; language: Language } | null;

type Parts = { db: Db; clock: Clock; cardOf: CardOf };

type Calls = {
  classWords: Call<'analytics.classWords', [TaughtBy]>;
  wordStudents: Call<'analytics.wordStudents', [TaughtBy]>;
};

/** The words that its teachers chose for a class, and how its students stand with them. */
export function classWords({ db, clock, cardOf }: Parts): Calls {
  return {
    classWords: async (taught, { classId, ...wish }) => {
      const found = await findTaughtClass(db, taught, classId);
      if (!found) throw failures.notFound();
      const { className, timeZone, students } = found;
      const now = clock.now();
      const { day, at: monday } = nextMonday(now, timeZone);
      const rows = await listWords(db, classId, { now, monday });
      const weighed = rows.map((row) => ({ ...row, met: metBy(row), urgent: row.forgetting + row.failing }));
      return {
        className,
        students,
        all: rows.length,
        ...arrangeWords(
          rows.map((row) => present(row, students)),
          wish,
          levelOfWord,
        ),
        monday: {
          day,
          words: mondayList(weighed, students).map((row) => ({ ...shownAs(row), ...meaningOf(row, found, cardOf) })),
        },
      };
    },

    wordStudents: async (taught, asked) => {
      const found = await findTaughtClass(db, taught, asked.classId);
      if (!found) throw failures.notFound();
      const now = clock.now();
      const { at: monday } = nextMonday(now, found.timeZone);
      return { students: await listWordStudents(db, taught, asked, { now, monday }) };
    },
  };
}

/** A class's next Monday, which may be today, and when it begins; today's has begun. */
function nextMonday(now: Date, timeZone: string): { day: string; at: Date } {
  const today = localDay(now, timeZone);
  const ahead = daysToMonday(today);
  const day = dayBefore(today, -ahead);
  return { day, at: ahead === 0 ? now : startOfDay(day, timeZone) };
}

const metBy = ({ known, learning, atRisk }: WordRow) => known + learning + atRisk;

function present(row: WordRow, students: number): Omit<ClassWord, 'level'> {
  const { known, learning, atRisk, sources } = row;
  return {
    ...shownAs(row),
    students: { new: students - metBy(row), learning, known, 'at-risk': atRisk },
    sources,
  };
}

/** As the teacher writes it where that is the word itself; a card's front may have more on it, or a translation. */
function shownAs({ word, text }: WordRow): Pick<ClassWord, 'word' | 'text'> {
  const lemma = word.slice(0, word.lastIndexOf(':'));
  const isItself = word.startsWith('card:') || text.toLowerCase() === lemma;
  return { word, text: isItself ? text : lemma };
}

/** What the teacher's card says, if it says so in the class's language or is no word of the dictionary. */
function meaningOf(
  row: WordRow,
  found: TaughtClass,
  cardOf: CardOf,
): Pick<MondayWord, 'level' | 'meaning' | 'language' | 'forgetting' | 'failing'> {
  const wanted = found.language ?? 'en';
  const own = row.back === null ? null : { back: row.back, language: row.language };
  const card = own?.language === wanted ? own : (cardOf(row.word, wanted, found.corrected) ?? own);
  return {
    level: levelOfWord(row.word),
    meaning: card?.back ?? '',
    language: card?.language ?? null,
    forgetting: row.forgetting,
    failing: row.failing,
  };
}
