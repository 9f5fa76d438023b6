import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
});

afterAll(() => app.close());

const timeZone = 'Europe/Istanbul';
const taken = { status: 409, body: { code: 'class-name-taken' } };
const create = (name: string, of = teacher) => of.visitor.post('/classes', { id: uuid(), name, timeZone });
const made = async (name: string): Promise<string> => (await create(name)).body.id;
const names = async () => (await teacher.visitor.get('/classes')).body.map((row: { name: string }) => row.name);

describe('a second class of one name', () => {
  it('is refused, however its letters and spaces are written', async () => {
    await create('8A Reading');
    for (const name of ['8A Reading', '8a reading', ' 8A  READING ', '8 A Reading']) {
      expect(await create(name)).toMatchObject(taken);
    }
    expect(await names()).toEqual(['8A Reading']);
  });

  it("can't be made by two tabs at once", async () => {
    const answers = await Promise.all(['8A', '8a', '8 A', '8A '].map((name) => create(name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await names()).toHaveLength(1);
  });

  it('is no matter of another teacher, and none of an archived class', async () => {
    const old = await made('8A');
    expect((await create('8A', await buildTeacher(app))).status).toBe(201);
    await teacher.visitor.post(`/classes/${old}/archive`);
    expect((await create('8A')).status).toBe(201);
  });

  it('does not come about by a new name, or by reopening', async () => {
    const old = await made('8A');
    await teacher.visitor.post(`/classes/${old}/archive`);
    const current = await made('8a');
    const other = await made('8B');
    expect(await teacher.visitor.post(`/classes/${old}/reopen`)).toMatchObject(taken);
    expect(await teacher.visitor.patch(`/classes/${other}`, { name: '8 A', version: 0 })).toMatchObject(taken);
    expect((await teacher.visitor.patch(`/classes/${current}`, { name: '8A', version: 0 })).status).toBe(200);
    expect((await teacher.visitor.patch(`/classes/${old}`, { name: '8A old', version: 1 })).status).toBe(200);
    expect((await teacher.visitor.post(`/classes/${old}/reopen`)).status).toBe(200);
  });

  it('is not made by an invite for a class of that name', async () => {
    const id = await made('8A Reading');
    const wish = { id: uuid(), className: '8a reading', timeZone };
    expect((await teacher.visitor.post('/invites', wish)).body.classId).toBe(id);
    expect(await names()).toEqual(['8A Reading']);
  });
});
