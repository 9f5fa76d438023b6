import { v7 as uuid } from 'uuid';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { finish, itemsOf, movesFor, start } from '#testing/player.ts';
import type { Answer } from '#testing/visitor.ts';

type Wish = Record<string, unknown>;

/** Ten words of A1 and A2, as a teacher writes them. */
export const tenWords = ['week', 'school', 'family', 'kitchen', 'friend', 'house', 'water', 'bread', 'milk', 'apple'];

export function taskOf(words: readonly string[] = tenWords, more: Wish = {}): Wish {
  return {
    ...{ kind: 'game', type: 'quiz', mode: 'mixed', items: 5, timer: 'none', target: null },
    material: { kind: 'words', words },
    ...more,
  };
}

export function wanted(classId: string, more: Wish = {}): Wish & { id: string } {
  return { id: uuid(), title: 'Ten words', classIds: [classId], task: taskOf(), ...more };
}

/** Creates an assignment visible to students; throws when that fails. */
export async function setAssignment({ visitor }: Person, classId: string, more: Wish = {}): Promise<string> {
  const wish = wanted(classId, more);
  const made = await visitor.post('/assignments', wish);
  const shown = await visitor.post(`/assignments/${wish.id}/publish`);
  if (made.status !== 201 || shown.status !== 200)
    throw new Error(`setting answered ${made.status} and ${shown.status}: ${JSON.stringify([made.body, shown.body])}`);
  return wish.id;
}

/** A complete attempt at a quiz, at reading pace. */
export async function attempt(
  app: TestApp,
  person: Person,
  assignmentId: string,
  { wrong = [], secondsPerMove = 8 }: { wrong?: readonly number[]; secondsPerMove?: number } = {},
): Promise<{ id: string; round: { word: string }[]; result: Answer }> {
  const { status, body } = await start(person, { source: { kind: 'assignment', assignmentId } });
  if (status !== 201) throw new Error(`starting answered ${status}: ${JSON.stringify(body)}`);
  const items = itemsOf(body.round);
  app.clock.advance(1000 * secondsPerMove * (items.length + 1));
  const moves = movesFor(items, wrong).map((move, place) => ({ ...move, at: 1000 * secondsPerMove * (place + 1) }));
  return { id: body.id, round: body.round.items, result: await finish(person, body.id, moves) };
}

export async function ownAssignment({ visitor }: Person, id: string) {
  const { body } = await visitor.get('/assignments/mine');
  return body.assignments.find((each: { id: string }) => each.id === id);
}

export const minutes = (count: number) => count * 60_000;

/** The UTC time that many minutes from now. */
export const dueIn = ({ clock }: TestApp, count: number) => ({
  at: new Date(clock.now().getTime() + minutes(count)).toISOString().slice(0, 16),
  timeZone: 'UTC',
});

/** A text to read, to its end unless `more` says otherwise. */
export const readingTask = (pdfId: string, more: Wish = {}): Wish => ({ kind: 'reading', pdfId, from: 1, ...more });

type Goal = readonly string[] | { deckId: string };

const goalMaterial = (of: Goal) =>
  'deckId' in of ? { kind: 'deck', deckId: of.deckId } : { kind: 'words', words: of };

/** Words that have to be answered once, or what `more` says. */
export const wordsTask = (of: Goal, more: Wish = {}): Wish => ({
  ...{ kind: 'words', state: 'learning', share: 100, material: goalMaterial(of) },
  ...more,
});

/** Words to be remembered with a chance of 90 %, or as `more` says. */
export const outcomeTask = (of: Goal, more: Wish = {}): Wish => ({
  ...{ kind: 'outcome', recall: 0.9, material: goalMaterial(of) },
  ...more,
});

/** Reports five minutes on each of the pages, by default now; throws when that fails. */
export async function readPages(
  { clock }: TestApp,
  { visitor }: Person,
  pdfId: string,
  pages: readonly number[],
  began: Date = clock.now(),
): Promise<void> {
  let at = began;
  for (const page of pages) {
    const report = { reportId: uuid(), at: at.toISOString(), pages: [{ page, ms: minutes(5) }] };
    const { status, body } = await visitor.post(`/pdfs/${pdfId}/reports`, report);
    if (status !== 200) throw new Error(`reading answered ${status}: ${JSON.stringify(body)}`);
    clock.advance(minutes(6));
    at = new Date(at.getTime() + minutes(6));
  }
}
