import { readFile } from 'node:fs/promises';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfs, pdfWords } from '#db/schema/all.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { start } from '#testing/player.ts';
import { preparedTexts } from '#testing/prepared-text.ts';
import { expectSound } from '#testing/sound-round.ts';

/** Of the demo school, and of the games' own content. */
const texts = [
  ['a-week-on-pine-island', 'A2'],
  ['ten-questions-for-a-beekeeper', 'A2'],
  ['ten-questions-for-a-beekeeper', 'B1'],
  ['p-b2', 'B1'],
  ['p-b2', 'B2'],
] as const;
const classes = ['noun', 'verb', 'adjective'] as const;

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher);
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
});

afterAll(() => app.close());

/** A text of the demo school, given to the class. */
async function giveText(name: (typeof texts)[number][0]): Promise<string> {
  const passage = openContent().passages.find((each) => each.id.startsWith(name));
  const bytes = passage
    ? Buffer.from(passage.paragraphs.join('\n\n'))
    : await readFile(new URL(`../commands/demo/texts/${name}.txt`, import.meta.url));
  const { id } = await preparedTexts(app).prepared({ teacherId: teacher.id, classId }, 'txt', bytes);
  return id;
}

async function makePack(id: string, words: readonly string[]): Promise<string> {
  const deckId = uuid();
  const wish = { classId, deckId, seen: null, name: 'Pack', language: 'en', words };
  const { status, body } = await teacher.visitor.post(`/pdfs/${id}/pre-teach`, wish);
  expect(status, JSON.stringify(body)).toBe(201);
  return deckId;
}

const play = (type: GameType, deckId: string) => {
  const { modes, items } = gameFacts[type];
  return start(student, { type, mode: modes[0], items: items.usual, source: { kind: 'deck', deckId } });
};

describe('a pack', () => {
  it.each(texts)('of four words from %s, of level %s, starts all nine games', async (name, level) => {
    const id = await giveText(name);
    const rows = await app.db
      .select()
      .from(pdfWords)
      .where(and(eq(pdfWords.pdfId, id), eq(pdfWords.level, level), inArray(pdfWords.pos, [...classes])))
      .orderBy(pdfWords.word);
    const words = rows
      .map(({ word }) => word)
      .filter((word) => /^\p{L}{4,12}:/u.test(word))
      .slice(0, 4);
    const deckId = await makePack(id, words);
    const outcomes: string[] = [];
    for (const type of gameTypes) {
      const { status, body } = await play(type, deckId);
      outcomes.push(`${type} ${status} ${status === 201 ? body.round.items.length : JSON.stringify(body.data)}`);
      if (status === 201) expectSound(type, body.round, words);
    }
    expect(
      outcomes.filter((each) => !each.includes(' 201 ')),
      `${words}`,
    ).toEqual([]);
  });
});

describe('the reading quiz of a pack', () => {
  it('is a passage of its own text, as long as the player may read that', async () => {
    const id = await giveText('a-week-on-pine-island');
    const rows = await app.db
      .select()
      .from(pdfWords)
      .where(and(eq(pdfWords.pdfId, id), eq(pdfWords.times, 1)));
    const deckId = await makePack(
      id,
      rows.slice(0, 12).map(({ word }) => word),
    );
    const { body } = await play('reading', deckId);
    expect(body.round.items[0]).toMatchObject({ id: 'own:text', title: 'A text' });
    const isOwn = async () => (await play('reading', deckId)).body.round?.items[0]?.id === 'own:text';
    await app.db.update(pdfs).set({ status: 'archived' }).where(eq(pdfs.id, id));
    expect(await isOwn()).toBe(false);
    await app.db.update(pdfs).set({ status: 'active' }).where(eq(pdfs.id, id));
    expect(await isOwn()).toBe(true);
    expect((await student.visitor.get(`/games/plays/${body.id}`)).body.round).toEqual(body.round);
    await app.db.delete(pdfs).where(eq(pdfs.id, id));
    expect(await isOwn()).toBe(false);
    expect((await student.visitor.get(`/games/plays/${body.id}`)).body.round).toEqual(body.round);
  });
});
