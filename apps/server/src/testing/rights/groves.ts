import { dayMs } from '@wordgrove/contract/days';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '#testing/app.ts';
import { remember } from '#testing/word-memory.ts';
import type { Who } from './askers.ts';
import type { CallName } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import { each, nothing, one } from './example-makers.ts';

/** A word that each of them remembers, and nobody else. */
const words = { student: 'lend:verb', classmate: 'borrow:verb' } as const;

const owners = ['student', 'classmate'] as const;

export async function fillGroves(app: TestApp, idOf: (who: Who) => string): Promise<void> {
  for (const who of owners) {
    const lastReview = new Date(app.clock.now().getTime() - dayMs);
    await remember(app, { id: idOf(who) }, words[who], { stability: 10, lastReview });
  }
}

/** Who learns in which class. */
const learners: Readonly<Record<string, readonly Who[]>> = {
  ours: ['student', 'classmate', 'admin student', 'unverified student', 'student with a one-time code'],
  theirs: ['student of another class'],
};

const plants: Make = (_, { who }) => [
  ...owners.map((owner) => ({
    label: `plant of the ${owner}`,
    input: { word: words[owner] },
    isMine: who === owner,
  })),
  { label: 'plant of nobody', input: { word: `card:${uuid()}` }, isMine: false },
];

export const groveExamples = {
  'flashcards.thirsty': one(() => ({ words: Object.values(words) })),
  'memory.states': one(() => ({ words: ['lend:verb', 'look after:phrase', `card:${uuid()}`] })),
  'memory.summary': nothing,
  'memory.xp': nothing,
  'memory.grove': one(() => ({ after: 'a:noun' })),
  'memory.scene': nothing,
  'memory.plant': plants,
  'memory.forest': each(
    ({ classes }) => classes.map((row) => ({ ...row, mine: learners[row.label] ?? [] })),
    (classId) => ({ classId }),
  ),
  'memory.classForest': each(
    ({ classes }) => classes,
    (classId) => ({ classId }),
  ),
} as const satisfies Partial<Record<CallName, Make>>;
