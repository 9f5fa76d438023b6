import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { minutes, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

describe('frequent comments', () => {
  const list = async (person: Person) => (await person.visitor.get('/assignments/comments')).body.comments;

  it('are a teacher’s own, made once, and removed by nobody else', async () => {
    const [one, other] = [await buildTeacher(app), await buildTeacher(app)];
    const made = { id: uuid(), text: 'Mind the plurals' };
    const add = () => one.visitor.post('/assignments/comments', made);
    expect(await add()).toMatchObject({ status: 201, body: made });
    await add();
    expect(await list(one)).toEqual([made]);
    expect(await list(other)).toEqual([]);
    expect((await other.visitor.post('/assignments/comments', made)).status).toBe(404);
    const remove = (person: Person) => person.visitor.post(`/assignments/comments/${made.id}/remove`);
    expect((await remove(other)).body).toEqual({ removed: false });
    expect((await remove(one)).body).toEqual({ removed: true });
    expect(await list(one)).toEqual([]);
  });

  it('can be changed by their teacher alone, and put back after they were removed', async () => {
    const [one, other] = [await buildTeacher(app), await buildTeacher(app)];
    const made = { id: uuid(), text: 'Mind the plurals' };
    await one.visitor.post('/assignments/comments', made);
    const edit = (person: Person, text: string) => person.visitor.patch(`/assignments/comments/${made.id}`, { text });
    expect((await edit(other, 'Mine now')).status).toBe(404);
    expect((await edit(one, ' ')).status).toBe(400);
    expect(await edit(one, 'Mind the articles')).toMatchObject({ status: 200, body: { text: 'Mind the articles' } });
    await one.visitor.post(`/assignments/comments/${made.id}/remove`);
    expect((await edit(one, 'Gone')).status).toBe(404);
    await one.visitor.post('/assignments/comments', { ...made, text: 'Mind the articles' });
    expect(await list(one)).toEqual([{ ...made, text: 'Mind the articles' }]);
  });

  it('come in the order of how often and how lately each was returned to somebody', async () => {
    const one = await buildTeacher(app);
    const { code, classId } = await buildInvite(one);
    await buildStudent(app, code);
    for (const text of ['First', 'Second', 'Third'])
      await one.visitor.post('/assignments/comments', { id: uuid(), text });
    const order = async () => (await list(one)).map(({ text }: { text: string }) => text).join();
    const say = async (comment: string, returns = true) => {
      const id = await setAssignment(one, classId);
      const { studentId, turnedInAt, grade } = (await one.visitor.get(`/assignments/${id}/work`)).body.students[0];
      const seen = { studentId, turnedInAt, version: grade.version };
      const send = () => one.visitor.post(`/assignments/${id}/grade`, { ...seen, points: null, comment, returns });
      expect(await send()).toMatchObject({ status: 200 });
      // Its answer was lost.
      await send();
      const { version } = (await one.visitor.get(`/assignments/${id}/work`)).body.students[0].grade;
      if (!returns) await one.visitor.post(`/assignments/${id}/return`, { works: [{ ...seen, version }] });
    };
    expect(await order()).toBe('First,Second,Third');
    await say('Second');
    await say('Third\nand more', false);
    await say('Third');
    expect(await order()).toBe('Third,Second,First');
    app.clock.advance(minutes(20));
    await say('Second');
    expect(await order()).toBe('Second,Third,First');
    await say('Nothing of these');
    expect(await order()).toBe('Second,Third,First');
  });

  it('are limited in number, and never empty', async () => {
    const one = await buildTeacher(app);
    const add = (text: string) => one.visitor.post('/assignments/comments', { id: uuid(), text });
    for (let n = 1; n <= 30; n += 1) await add(`Comment ${n}`);
    expect(await add('One more')).toMatchObject({ status: 409, body: { code: 'too-many-comments' } });
    expect((await add('  ')).status).toBe(400);
  });
});
