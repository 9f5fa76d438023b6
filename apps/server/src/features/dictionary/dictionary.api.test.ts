import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dictionaryHistory, practiceEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildChild, buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { leaveTasksOut } from '#testing/own-task.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;

beforeAll(async () => {
  app = await testApp({ env: { SUPPORT_EMAIL: 'help@school.example' } });
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher);
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
  await leaveTasksOut(app, student);
});

afterAll(() => app.close());

const lookUp = (word: string, person = student) => person.visitor.get(`/dictionary/words/${encodeURIComponent(word)}`);
const problemOf = async (word: string) => {
  const { status, body } = await lookUp(word);
  return [status, body.code, body.data?.issues[0]?.problem];
};

describe('looking up', () => {
  it('is for people with a role', async () => {
    expect((await app.visitor().get('/dictionary/words/run')).status).toBe(401);
  });

  it('says what is wrong with a text, markup and SQL included', async () => {
    const bad = [400, 'invalid-input'];
    expect(await problemOf(' ')).toEqual([...bad, 'word-required']);
    expect(await problemOf('x'.repeat(500))).toEqual([...bad, 'word-too-long']);
    expect(await problemOf('1984')).toEqual([...bad, 'word-no-letters']);
    expect(await problemOf('🌱')).toEqual([...bad, 'word-no-letters']);
    expect(await problemOf('слово')).toEqual([...bad, 'word-other-alphabet']);
    expect(await problemOf('<script>alert(1)</script>')).toEqual([...bad, 'word-characters']);
    expect(await problemOf("x'; DROP TABLE profiles; --")).toEqual([...bad, 'word-characters']);
  });

  it('answers with the taught word first, its form, and every sense of WordNet', async () => {
    const { status, body } = await lookUp('Children');
    expect(status).toBe(200);
    expect(body).toMatchObject({ asked: 'children', didYouMean: [], hasSecondSource: false });
    expect(body.pronunciations).toEqual(['ˈtʃɪldrən']);
    const [child] = body.words;
    expect(child).toMatchObject({ key: 'child:noun', level: 'A1', isLevelEstimated: false, askedAs: ['plural'] });
    expect(child.taught.translations.de).toContain('Kind');
    expect(child.forms).toContainEqual({ name: 'plural', spellings: ['children'] });
    expect(child.senses.length).toBeGreaterThan(2);
    expect(child.taught.picture).toBeNull();
    expect((await lookUp('apples')).body.words[0].taught.picture).toBe('red-apple');
  });

  it('answers with WordNet alone where the bank has nothing, with an estimated level', async () => {
    const { body } = await lookUp('zygote');
    expect(body.words).toMatchObject([{ key: 'zygote:noun', level: 'B2', isLevelEstimated: true, taught: null }]);
    expect(body.words[0].ipa.us).toEqual(['ˈzaɪɡoʊt']);
    expect((await lookUp('hot')).body.words[0].senses[0].antonyms).toEqual(['cold']);
  });

  it("suggests words for one that doesn't exist", async () => {
    const { body } = await lookUp('recieve');
    expect(body.words).toEqual([]);
    expect(body.didYouMean[0]).toBe('receive');
    expect(body.didYouMean.length).toBeLessThanOrEqual(5);
  });

  it('suggests eight words at most', async () => {
    const { body } = await student.visitor.get('/dictionary/suggestions/ch');
    expect(body).toHaveLength(8);
    expect(body[0]).toEqual({ word: expect.stringMatching(/^ch/), level: 'A1', isTaught: true });
  });
});

describe('the history', () => {
  it('keeps a search once, with the evidence of a student, and none of a teacher', async () => {
    const id = uuid();
    const send = () => student.visitor.post('/dictionary/look-ups', { id, word: 'Ran' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await student.visitor.get('/dictionary/history')).body).toMatchObject([{ id, word: 'ran' }]);
    const events = await app.db.select().from(practiceEvents).where(eq(practiceEvents.studentId, student.id));
    expect(events).toMatchObject([{ id, word: 'run:verb', activity: 'lookup', task: 'none', passed: null }]);
    await teacher.visitor.post('/dictionary/look-ups', { id: uuid(), word: 'ran' });
    expect(await app.db.select().from(practiceEvents).where(eq(practiceEvents.studentId, teacher.id))).toEqual([]);
  });

  it('keeps a search that found nothing, without evidence', async () => {
    await student.visitor.post('/dictionary/look-ups', { id: uuid(), word: 'xyzzy' });
    const rows = await app.db.select().from(dictionaryHistory).where(eq(dictionaryHistory.word, 'xyzzy'));
    expect(rows).toMatchObject([{ isFound: false }]);
    expect(await app.db.select().from(practiceEvents).where(eq(practiceEvents.studentId, student.id))).toHaveLength(1);
  });

  it('shows each word once, loses one word at a time, or all', async () => {
    for (const word of ['tree', 'house', 'tree'])
      await student.visitor.post('/dictionary/look-ups', { id: uuid(), word });
    const { body } = await student.visitor.get('/dictionary/history');
    expect(body.map(({ word }: { word: string }) => word)).toEqual(['tree', 'house', 'xyzzy', 'ran']);
    const remove = (person: Person) => person.visitor.post(`/dictionary/history/${body[0].id}/remove`);
    expect((await remove(teacher)).body).toEqual({ changed: 0 });
    expect((await remove(student)).body).toEqual({ changed: 2 });
    expect((await student.visitor.post('/dictionary/history/clear')).body).toEqual({ changed: 3 });
    expect((await student.visitor.get('/dictionary/history')).body).toEqual([]);
    expect((await teacher.visitor.get('/dictionary/history')).body).toHaveLength(1);
  });
});

describe('saved words', () => {
  const save = (word: string) => student.visitor.post('/dictionary/saved-words', { word });
  const list = (wish = {}) => student.visitor.post('/dictionary/saved-words/list', wish);

  it('are kept in lower case, once, with a line to know them again by', async () => {
    const first = await save('Ice Cream');
    expect([first.status, first.body]).toMatchObject([201, { word: 'ice cream', level: 'A1' }]);
    expect((await save('ICE CREAM')).body).toEqual(first.body);
    await save('apple');
    const { body } = await list();
    expect(body.total).toBe(2);
    expect(body.words.map(({ word }: { word: string }) => word)).toEqual(['apple', 'ice cream']);
    expect(body.words[0].definition.length).toBeGreaterThan(5);
  });

  it('are found by a part of them, and a percent sign is only one', async () => {
    expect((await list({ search: 'CREAM' })).body.words).toMatchObject([{ word: 'ice cream' }]);
    expect((await list({ search: '%' })).body).toEqual({ total: 0, words: [] });
    expect((await list({ search: 'a\u0000' })).status).toBe(400);
    expect((await list({ order: 'alphabet', page: 2 })).body).toEqual({ total: 2, words: [] });
  });

  it('are picked out of a handful of words, however those are written', async () => {
    const { body } = await list({ among: ['Apple', 'pear', 'ICE  CREAM'], order: 'alphabet' });
    expect(body.words.map(({ word }: { word: string }) => word)).toEqual(['apple', 'ice cream']);
    expect((await list({ among: ['pear'] })).body).toEqual({ total: 0, words: [] });
    expect((await teacher.visitor.post('/dictionary/saved-words/list', { among: ['apple'] })).body.total).toBe(0);
    expect((await list({ among: [] })).status).toBe(400);
  });

  it("are removed, but nobody else's", async () => {
    const remove = (person: Person) => person.visitor.post('/dictionary/saved-words/remove', { word: 'Apple' });
    expect((await remove(teacher)).body).toEqual({ changed: 0 });
    expect((await remove(student)).body).toEqual({ changed: 1 });
    expect((await list()).body.total).toBe(1);
  });
});

describe('a correction', () => {
  const correct = (wish: object, person = teacher) =>
    person.visitor.post('/dictionary/corrections', {
      classId,
      word: 'child:noun',
      language: 'de',
      translations: ['Bub'],
      version: 0,
      ...wish,
    });
  const german = async (person: Person) => (await lookUp('child', person)).body.words[0].taught.translations.de;

  it('is for teachers, own classes and taught words', async () => {
    expect((await correct({}, student)).status).toBe(403);
    expect((await correct({ classId: uuid() })).status).toBe(404);
    expect((await correct({ word: 'zygote:noun' })).status).toBe(404);
    expect((await correct({}, await buildTeacher(app))).status).toBe(404);
  });

  it('is what the students of the class read, and nobody else', async () => {
    const other = await buildTeacher(app);
    const stranger = await buildStudent(app, (await buildInvite(other)).code);
    expect((await correct({})).body).toMatchObject({ version: 1, translations: ['Bub'] });
    expect(await german(student)).toEqual(['Bub']);
    expect(await german(stranger)).not.toContain('Bub');
    expect(await german(teacher)).not.toContain('Bub');
    const [word] = (await lookUp('child', teacher)).body.words;
    expect(word.corrections).toMatchObject([{ classId, language: 'de', translations: ['Bub'], version: 1 }]);
  });

  it('meets no other one unseen, and is the same when it is sent again', async () => {
    expect((await correct({})).body).toMatchObject({ version: 1 });
    const late = await correct({ translations: ['Kleinkind'] });
    expect(late).toMatchObject({ status: 409, body: { code: 'edit-conflict', data: { translations: ['Bub'] } } });
  });

  it('can be taken back', async () => {
    expect((await correct({ translations: [], version: 1 })).body).toMatchObject({ version: 2 });
    expect(await german(student)).not.toContain('Bub');
  });
});

describe('reporting a mistake', () => {
  it('sends support one mail, with the reporter as reply-to', async () => {
    const report = { id: uuid(), about: 'run:verb', message: 'Odd <b>example</b>.', language: 'tr' };
    const send = () => student.visitor.post('/dictionary/reports', report);
    expect([await send(), await send()]).toMatchObject([
      { status: 201, body: { received: true } },
      { status: 201, body: { received: true } },
    ]);
    await app.jobs.run();
    const mails = app.outbox.filter(({ to }) => to === 'help@school.example');
    expect(mails).toMatchObject([{ replyTo: student.email, subject: expect.stringContaining('run:verb') }]);
    expect(mails[0]?.text).toContain('Odd <b>example</b>.');
  });

  it('comes from a child without a mailbox too: nobody is answered, and the mail says how else', async () => {
    const child = await buildChild(app, teacher);
    const report = { id: uuid(), about: 'swim:verb', message: 'Odd.', language: 'en' };
    expect((await child.visitor.post('/dictionary/reports', report)).status).toBe(201);
    await app.jobs.run();
    const mail = app.outbox.find(({ subject }) => subject.includes('swim:verb'));
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail?.text).toContain('Mina Kaya has sent a message, but has no mail address.');
  });

  it('says so when no support address is set', async () => {
    const bare = await testApp({ env: { NODE_ENV: 'production' } });
    const someone = await buildTeacher(bare);
    const report = { id: uuid(), about: 'run:verb', message: 'Odd.', language: 'en' };
    expect(await someone.visitor.post('/dictionary/reports', report)).toMatchObject({
      status: 503,
      body: { code: 'support-not-set-up' },
    });
    await bare.close();
  });
});
