import type { AssignedMaterial } from '@wordgrove/contract/assignments';
import { dayMs } from '@wordgrove/contract/days';
import type { assignments, StoredTask } from '#db/schema/all.ts';
import { wordLookedUp } from '#features/dictionary/answer.ts';
import { openLexicon } from '#features/dictionary/lexicon.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import { instantAt } from '#platform/local-time.ts';
import type { Random } from '#platform/random.ts';
import type { DemoSchool, PlannedClass } from './plan-school.ts';

export type AssignmentRow = Omit<typeof assignments.$inferInsert, 'task'> & {
  task: Extract<StoredTask, { kind: 'game' }>;
  dueAt: Date | null;
  publishedAt: Date | null;
};
export type ClassAssignment = { assignment: AssignmentRow; classId: string };

type Wish = Pick<AssignmentRow, 'title' | 'instructions' | 'points' | 'isLateAllowed'> & {
  className: string;
  task: Omit<AssignmentRow['task'], 'kind' | 'material' | 'test'> & { material: readonly string[] | AssignedMaterial };
  /** Days before now; null for a draft. */
  published: number | null;
  /** Days before or, if negative, after now, at the end of the school day; null without a due day. */
  due: number | null;
};

const atTheMarket = ['bread', 'cheese', 'butter', 'fruit', 'vegetable', 'sugar', 'rice', 'soup', 'juice', 'lunch'];
const inTheCity = [
  'bridge',
  'station',
  'museum',
  'hospital',
  'street',
  'market',
  'bank',
  'library',
  'restaurant',
  'hotel',
];

const wishes: readonly Wish[] = [
  {
    className: 'English 7B',
    title: 'At the market',
    instructions: 'The ten words of Unit 4. Play until you reach 80%: each game starts with different words.',
    task: { type: 'quiz', mode: 'mixed', items: 5, timer: 'none', target: 80, material: atTheMarket },
    published: 18,
    due: 11,
    isLateAllowed: true,
    points: 10,
  },
  {
    className: 'English 7B',
    title: 'In the city',
    instructions: 'Match each place with its meaning.',
    task: { type: 'word-match', mode: 'definition', items: 5, timer: 'none', target: 90, material: inTheCity },
    published: 4,
    due: -2,
    isLateAllowed: true,
    points: 10,
  },
  {
    className: 'English 7B',
    title: 'Before the holidays',
    instructions: '',
    task: {
      type: 'reading',
      mode: 'passage',
      items: 1,
      timer: 'none',
      target: null,
      material: { kind: 'level', level: 'A2' },
    },
    published: null,
    due: -9,
    isLateAllowed: true,
    points: null,
  },
  {
    className: 'Reading Club',
    title: 'One short text',
    instructions: 'Any text will do. Bring one new word to our next meeting.',
    task: {
      type: 'reading',
      mode: 'passage',
      items: 1,
      timer: 'none',
      target: 60,
      material: { kind: 'level', level: 'A2' },
    },
    published: 5,
    due: null,
    isLateAllowed: true,
    points: null,
  },
  {
    className: 'B1 Evening Course',
    title: 'Sentences with a gap',
    instructions: 'Eight gaps, no hurry. Your best game counts.',
    task: {
      type: 'fill-blanks',
      mode: 'bank',
      items: 8,
      timer: 'none',
      target: 75,
      material: { kind: 'level', level: 'B1' },
    },
    published: 6,
    due: -1,
    isLateAllowed: false,
    points: 20,
  },
];

const endOfSchoolDay = '18:00';

/** The demo teachers' assignments: some over, some in progress, and one unfinished draft. */
export function planAssignments({ classes }: DemoSchool, random: Random, now: Date): ClassAssignment[] {
  return wishes.flatMap((wish) => {
    const of = classes.find(({ name }) => name === wish.className);
    return of ? { classId: of.id, assignment: planned(wish, of, random, now) } : [];
  });
}

function planned({ className: _, published, due, task, ...texts }: Wish, of: PlannedClass, random: Random, now: Date) {
  const { timeZone, teacher } = of;
  const today = localDay(now, timeZone);
  const publishedAt = published === null ? null : new Date(now.getTime() - published * dayMs);
  const createdAt = publishedAt ?? new Date(now.getTime() - dayMs);
  return {
    ...texts,
    id: random.uuid(),
    teacherId: teacher.id,
    task: { kind: 'game' as const, ...task, test: null, material: materialOf(task.material) },
    dueAt: due === null ? null : instantAt(dayBefore(today, due), endOfSchoolDay, timeZone),
    timeZone,
    counts: 'best' as const,
    isForSome: false,
    publishedAt,
    createdAt,
    updatedAt: createdAt,
  };
}

function materialOf(material: Wish['task']['material']): AssignedMaterial {
  if (!isList(material)) return material;
  const words = material.map((text) => ({ text, word: wordLookedUp(openLexicon(), text).key }));
  return { kind: 'words', words };
}

function isList(material: Wish['task']['material']): material is readonly string[] {
  return Array.isArray(material);
}
