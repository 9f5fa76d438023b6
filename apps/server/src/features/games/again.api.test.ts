import type { GameType } from '@wordgrove/contract/paths';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { gamePlays } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { start } from '#testing/player.ts';
import { insertAnswers } from './answer-store.ts';
import { judgePlay } from './judged.ts';

let app: TestApp;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  const { code } = await buildInvite(await buildTeacher(app));
  student = await buildStudent(app, code);
});

afterAll(() => app.close());

describe('what went wrong', () => {
  it.each([
    ['quiz', 'mixed'],
    ['true-false', 'mixed'],
    ['anagram', 'definition'],
    ['fill-blanks', 'bank'],
    ['word-ordering', 'sentence'],
  ] as const)('is asked again alone however little it is: %s', async (type, mode) => {
    for (const count of [1, 3]) {
      const { id, items } = await playWrong(type, mode, count);
      const { body } = await start(student, { type, mode, source: { kind: 'again', playId: id }, items: count });
      expect(body.round.items.map((item: { id: string }) => item.id).toSorted()).toEqual(items.toSorted());
    }
  });

  it.each([
    ['word-match', 'definition'],
    ['memory-cards', 'definition'],
  ] as const)('is filled up from the same play where too few leave no choice: %s', async (type, mode) => {
    const { id, items, all } = await playWrong(type, mode, 1);
    const { body } = await start(student, { type, mode, source: { kind: 'again', playId: id }, items: 1 });
    const again = body.round.items.map((item: { id: string }) => item.id);
    expect(again).toHaveLength(4);
    for (const each of items) expect(again).toContain(each);
    for (const each of again) expect(all).toContain(each);
  });
});

/** A finished play whose first items were answered wrong, whatever the game calls that. */
async function playWrong(type: GameType, mode: string, count: number) {
  const { body } = await start(student, { type, mode, source: { kind: 'level', level: 'A1' } });
  const all: string[] = body.round.items.map((item: { id: string }) => item.id);
  const own = eq(gamePlays.id, body.id);
  const [play] = await app.db.select().from(gamePlays).where(own);
  if (!play) throw new Error('the play is not there');
  const judged = judgePlay(play, []);
  const answered = judged.items.map((item, place) => ({ ...item, isRight: place >= count }));
  const now = app.clock.now();
  await inTransaction(app.db, (tx) =>
    insertAnswers(tx, play, answered, { localDay: '2026-01-01', practised: new Map() }),
  );
  await app.db.update(gamePlays).set({ finishedAt: now, xpReason: 'full' }).where(own);
  return { id: play.id, items: judged.items.slice(0, count).map((item) => item.id), all };
}
