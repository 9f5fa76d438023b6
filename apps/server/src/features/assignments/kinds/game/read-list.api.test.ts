import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
});

afterAll(() => app.close());

async function read(words: readonly string[], more: Record<string, unknown> = {}) {
  const list = { type: 'quiz', mode: 'mixed', words, ...more };
  const { status, body } = await teacher.visitor.post('/assignments/read-list', list);
  expect(status).toBe(200);
  return body;
}

describe('a list that is being typed', () => {
  it('says which of several meanings is asked, and between which there is a choice', async () => {
    const { several } = await read(['Cold', 'week', 'cold']);
    expect(several).toHaveLength(1);
    expect(several[0]).toMatchObject({ text: 'cold', word: 'cold:noun' });
    expect(several[0].meanings).toHaveLength(2);
    for (const { word, pos, definition } of several[0].meanings) {
      expect(word).toBe(`cold:${pos}`);
      expect(definition).not.toBe('');
    }
    const chosen = await read(['cold'], { meant: [{ text: 'Cold', word: 'cold:adjective' }] });
    expect(chosen.several[0]).toMatchObject({ text: 'cold', word: 'cold:adjective' });
  });

  it('names what no dictionary knows', async () => {
    expect(await read(['week', 'xqzt'])).toEqual({
      known: [{ text: 'week', word: 'week:noun' }],
      ...{ unknown: ['xqzt'], notAsked: [], several: [] },
    });
  });

  it('names what the chosen game has nothing to ask about', async () => {
    const words = ['week', 'lend', 'sesquipedalian'];
    expect((await read(words)).notAsked).toEqual([]);
    expect((await read(words, { type: 'word-ordering', mode: 'sentence' })).notAsked).toContain('sesquipedalian');
  });

  it('may be empty, and names a way to play that the game has not', async () => {
    expect(await read([])).toEqual({ known: [], unknown: [], notAsked: [], several: [] });
    const answer = await teacher.visitor.post('/assignments/read-list', { type: 'quiz', mode: 'dance', words: [] });
    expect(answer).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'mode' }] } } });
  });
});
