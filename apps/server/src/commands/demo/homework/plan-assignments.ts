import type { AssignedMaterial } from '@wordgrove/contract/assignments';
import { Temporal } from 'temporal-polyfill';
import type { ClassDeck } from '#commands/demo/plan-decks.ts';
import type { DemoSchool, PlannedClass } from '#commands/demo/plan-school.ts';
import type { ClassText } from '#commands/demo/plan-texts.ts';
import type { assignments, StoredTask } from '#db/schema/all.ts';
import { wordLookedUp } from '#features/dictionary/answer.ts';
import { openLexicon } from '#features/dictionary/lexicon.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import { instantAt } from '#platform/local-time.ts';
import type { Random } from '#platform/random.ts';
import { clubWishes, eveningWishes } from './other-wishes.ts';
import { schoolWishes } from './school-wishes.ts';
import type { Ask, ClassWishes, Wish } from './wish.ts';

type Stored<Kind extends StoredTask['kind'] = StoredTask['kind']> = Extract<StoredTask, { kind: Kind }>;

export type AssignmentRow<Kind extends StoredTask['kind'] = StoredTask['kind']> = Omit<
  typeof assignments.$inferInsert,
  'task'
> & { task: Stored<Kind>; dueAt: Date | null; publishedAt: Date | null; closedAt: Date | null };

export type ClassAssignment = {
  assignment: AssignmentRow;
  classId: string;
  /** The only students who have it; null for the whole class. */
  onlyFor: readonly string[] | null;
  extension: { studentId: string; until: Date } | null;
  /** When the teacher returned what was there. */
  returnedAt: Date | null;
  isBeingGraded: boolean;
  /** One work is opened again. */
  again: { until: Date; comment: string } | null;
  /** Which texts students write for a hand-in. */
  texts: string | null;
  /** The memory keys of words to learn. */
  words: ReadonlySet<string>;
  /** The pages of a text to read. */
  pages: readonly number[];
};

type Given = { decks: readonly ClassDeck[]; texts: readonly ClassText[] };

/** The demo teachers' homework: over, in progress, to be graded, still to come, and drafts. */
export function planAssignments(school: DemoSchool, given: Given, random: Random, now: Date): ClassAssignment[] {
  return [schoolWishes, clubWishes, eveningWishes].flatMap((each) => {
    const of = school.classes.find(({ name }) => name === each.className);
    if (!of) return [];
    return each.wishes.flatMap((wish) => {
      const asked = taskOf(wish.ask, of, given);
      return asked ? planned({ wish, of, each, school }, asked, random, now) : [];
    });
  });
}

type Asked = { task: StoredTask; words: ReadonlySet<string>; pages: readonly number[] };
type Parts = { wish: Wish; of: PlannedClass; each: ClassWishes; school: DemoSchool };

function planned({ wish, of, each, school }: Parts, asked: Asked, random: Random, now: Date): ClassAssignment {
  const { title, instructions, points, set, due, returned, extension, again, only } = wish;
  const { timeZone, teacher, id: classId } = of;
  const at = (days: number, time: string) => onSchoolDay(now, days, time, timeZone);
  const publishedAt = set === null ? null : at(set, set < 0 ? '08:30' : each.lessonEnds);
  const isScheduled = set !== null && set < 0;
  const createdAt = isScheduled || !publishedAt ? at(1, each.lessonEnds) : publishedAt;
  const returnedAt = returned === undefined ? null : at(returned, '20:20');
  const idOf = (name: string) => school.enrolments.find(({ student }) => student.fullName === name)?.student.id ?? '';
  const assignment: AssignmentRow = {
    ...{ id: random.uuid(), teacherId: teacher.id, title, instructions, points, timeZone, task: asked.task },
    dueAt: due === null ? null : at(due, each.due),
    ...{ isLateAllowed: wish.isLateAllowed ?? true, counts: 'best', isForSome: only !== undefined },
    ...{ publishedAt, isScheduled, closedAt: returnedAt, createdAt, updatedAt: returnedAt ?? createdAt },
  };
  return {
    ...{ assignment, classId, returnedAt, words: asked.words, pages: asked.pages },
    onlyFor: only?.map(idOf) ?? null,
    extension: extension ? { studentId: idOf(extension.name), until: at(extension.due, each.due) } : null,
    isBeingGraded: wish.isBeingGraded ?? false,
    again: again ? { until: at(again.due, each.due), comment: again.comment } : null,
    texts: wish.ask.kind === 'hand-in' ? wish.ask.texts : null,
  };
}

const fewDays = 3;

/**
 * A local time some days before now or, if negative, after now. A weekend's day becomes the Friday before when the time
 * should be just over, and otherwise the Monday after.
 */
function onSchoolDay(now: Date, days: number, time: string, timeZone: string): Date {
  const day = dayBefore(localDay(now, timeZone), days);
  const weekday = Temporal.PlainDate.from(day).dayOfWeek;
  const isJustOver = days > 0 && days <= fewDays;
  const moved = weekday < 6 ? 0 : isJustOver ? weekday - 5 : weekday - 8;
  return instantAt(dayBefore(day, moved), time, timeZone);
}

const none = { words: new Set<string>(), pages: [] };

/** Null when what it needs isn't there. */
function taskOf(ask: Ask, of: PlannedClass, { decks, texts }: Given): Asked | null {
  if (ask.kind === 'hand-in') return { ...none, task: { kind: ask.kind, files: ask.files } };
  if (ask.kind === 'game') {
    const { words, test, ...settings } = ask;
    const material: AssignedMaterial = isList(words) ? listed(words) : levelOrTopic(words);
    const minutes = test === undefined ? null : { minutes: test };
    return { ...none, task: { ...settings, timer: 'none', test: minutes, material } };
  }
  if (ask.kind === 'reading') {
    const { kind, fileName, to = null } = ask;
    const text = texts.find(({ file }) => file.fileName === fileName);
    const withWords = text?.prepared?.pages.filter(({ page, words }) => words > 0 && page <= (to ?? page)) ?? [];
    return text
      ? { ...none, task: { kind, pdfId: text.id, from: 1, to }, pages: withWords.map(({ page }) => page) }
      : null;
  }
  const { deck: name, list, ...goal } = ask;
  const deck = decks.find((each) => each.deck.name === name && each.share.classId === of.id);
  if (!deck?.deck.id) return null;
  const cards = list ? deck.cards.slice(list.from, list.from + list.count) : deck.cards;
  const words = new Set(cards.map(({ word }) => word));
  const listedWords = cards.map(({ front, word }) => ({ text: front, word }));
  const material = list
    ? { kind: 'words' as const, words: listedWords }
    : { kind: 'deck' as const, deckId: deck.deck.id };
  return { task: { ...goal, material }, words, pages: [] };
}

function isList(words: Extract<Ask, { kind: 'game' }>['words']): words is readonly string[] {
  return Array.isArray(words);
}

function levelOrTopic({
  level,
  topic,
}: Exclude<Extract<Ask, { kind: 'game' }>['words'], readonly string[]>): AssignedMaterial {
  return topic ? { kind: 'topic', topic, level } : { kind: 'level', level };
}

function listed(texts: readonly string[]): AssignedMaterial {
  return { kind: 'words', words: texts.map((text) => ({ text, word: wordLookedUp(openLexicon(), text).key })) };
}
