import { dayMs } from '@wordgrove/contract/days';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authSessions, liveEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, minutes, outcomeTask, ownAssignment, setAssignment, wordsTask } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCardsFor } from '#testing/deck-calls.ts';
import { hintsFor } from '#testing/hints.ts';
import { finish, orderOf, recall, start } from '#testing/player.ts';
import { statementsDuring } from '#testing/statements.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let invite: { code: string; classId: string };

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher);
  student = await buildStudent(app, invite.code);
  // Days pass here, and nobody is to sign in again.
  await app.db.update(authSessions).set({ expiresAt: new Date('2199-01-01') });
});

afterAll(() => app.close());

const inDays = (days: number) => dueIn(app, days * 24 * 60);
const set = (task: object, more: object = {}) => setAssignment(teacher, invite.classId, { task, ...more });
const setOutcome = (words: readonly string[], days: number, more: object = {}) =>
  set(outcomeTask(words), { due: inDays(days), ...more });
const own = (id: string) => ownAssignment(student, id);
const turnIn = (id: string) => student.visitor.post(`/assignments/${id}/turn-in`);
const workOf = async (id: string) => {
  const { body } = await teacher.visitor.get(`/assignments/${id}/work`);
  return body.students.find(({ studentId }: { studentId: string }) => studentId === student.id);
};

const cardsFor = (words: readonly string[]) => addCardsFor(student, words);

const review = (cardId: string, grade: number, more: object = {}, id = uuid()) =>
  student.visitor.post('/flashcards/reviews', { id, cardId, grade, ...more });

type Clue = { id: string; tiles: string[]; answer: string };

describe('words to learn', () => {
  it('begin with the first card and turn themselves in with the last, on both screens', async () => {
    const id = await set(wordsTask(['week', 'school', 'xqzt']));
    const [week, school] = await cardsFor(['week', 'school']);
    expect(await own(id)).toMatchObject({ state: 'assigned', percent: null, task: { there: 0, of: 2, needed: 2 } });
    await app.db.delete(liveEvents);
    await review(week ?? '', 1);
    expect(await hintsFor(app, teacher)).toContain('assignments');
    expect(await hintsFor(app, student)).toContain('assignments');
    expect(await own(id)).toMatchObject({ state: 'started', percent: 50, turnedInAt: null, task: { there: 1 } });
    const at = app.clock.now().toISOString();
    await review(school ?? '', 3, { at });
    expect(await own(id)).toMatchObject({ state: 'turned-in', percent: 100, turnedInAt: at });
    expect(await workOf(id)).toMatchObject({
      ...{ state: 'turned-in', pages: null, attempts: [] },
      learned: { there: 2, of: 2, needed: 2 },
    });
    expect((await teacher.visitor.get(`/assignments/${id}`)).body.progress).toMatchObject({ started: 1, turnedIn: 1 });
  });

  it('are enough when the chosen share of them is there', async () => {
    const id = await set(wordsTask(['week', 'school', 'family'], { share: 60 }));
    const [week, school] = await cardsFor(['week', 'school']);
    await review(week ?? '', 3);
    expect(await own(id)).toMatchObject({ state: 'started', percent: 50, task: { there: 1, of: 3, needed: 2 } });
    await review(school ?? '', 3);
    expect(await own(id)).toMatchObject({ state: 'turned-in' });
  });

  it('that are to be known need more than an answer', async () => {
    const id = await set(wordsTask(['week'], { state: 'known' }));
    await recall(app, student, 20, ['week:noun']);
    await recall(app, student, 15, ['week:noun']);
    expect(await own(id)).toMatchObject({ task: { there: 0 }, percent: null });
    await recall(app, student, 0, ['week:noun']);
    expect(await own(id)).toMatchObject({ state: 'turned-in', task: { there: 1 } });
  });

  it('are not moved by a look-up, which answers nothing', async () => {
    const id = await set(wordsTask(['week']));
    await student.visitor.post('/dictionary/look-ups', { id: uuid(), word: 'week' });
    expect(await own(id)).toMatchObject({ state: 'assigned', task: { there: 0 } });
  });

  it('are played with any game, those that aren’t there first', async () => {
    const words = ['week', 'school', 'family', 'kitchen', 'friend', 'house'];
    const id = await set(wordsTask(words));
    await recall(app, student, 1, ['week:noun', 'school:noun']);
    const source = { kind: 'assignment', assignmentId: id };
    const { status, body } = await start(student, { type: 'anagram', mode: 'definition', items: 4, source } as never);
    expect(status, JSON.stringify(body)).toBe(201);
    const items: Clue[] = body.round.items;
    expect(items.map((item) => item.id).sort()).toEqual(['family:noun', 'friend:noun', 'house:noun', 'kitchen:noun']);
    app.clock.advance(200_000);
    const moves = items.map(({ id: item, tiles, answer }, n) => ({
      at: 20_000 * (n + 1),
      item,
      order: orderOf(tiles, answer),
    }));
    expect((await finish(student, body.id, moves)).status).toBe(200);
    expect(await own(id)).toMatchObject({ state: 'turned-in', task: { there: 6 }, attempts: [] });
  });

  it('are next on the dashboard until they are there', async () => {
    const id = await set(wordsTask(['week', 'school']), { due: dueIn(app, 1) });
    const next = async () => (await student.visitor.get('/dashboards/student?language=en')).body.assignments.soonest[0];
    expect(await next()).toMatchObject({ id, state: 'assigned', task: { kind: 'words' } });
    await recall(app, student, 0, ['week:noun']);
    expect(await next()).toMatchObject({ id, state: 'started' });
    await recall(app, student, 0, ['school:noun']);
    expect((await next())?.id).not.toBe(id);
  });
});

describe('an outcome', () => {
  it('is reached when every word will be recalled at the due time, and not before', async () => {
    const id = await setOutcome(['week', 'school'], 5);
    await recall(app, student, 3, ['week:noun', 'school:noun']);
    expect(await own(id)).toMatchObject({ percent: null, task: { there: 0, of: 2, needed: 2 } });
    const words = async () => (await student.visitor.get(`/assignments/mine/${id}/goal-words`)).body.words;
    expect(await words()).toMatchObject([
      { text: 'week', standing: 'fading', state: 'learning' },
      { text: 'school', standing: 'fading', state: 'learning' },
    ]);
    await recall(app, student, 0, ['week:noun']);
    expect(await own(id)).toMatchObject({ state: 'started', percent: 50, task: { there: 1 } });
    await recall(app, student, 0, ['school:noun']);
    expect(await own(id)).toMatchObject({ state: 'turned-in', percent: 100, task: { there: 2 } });
    const [week] = await words();
    expect(week.chance).toBeGreaterThanOrEqual(0.9);
  });

  it('stays turned in when memory fades later, and shows how it stands now', async () => {
    const id = await setOutcome(['week'], 2);
    await recall(app, student, 0, ['week:noun']);
    expect(await own(id)).toMatchObject({ state: 'turned-in', task: { there: 1 } });
    await recall(app, student, -1, ['week:noun'], { passed: false });
    app.clock.advance(1.5 * dayMs);
    expect(await own(id)).toMatchObject({ state: 'turned-in', percent: 100, task: { there: 0, of: 1 } });
    expect(await workOf(id)).toMatchObject({ state: 'turned-in', learned: { there: 0, of: 1 } });
  });

  it('is harder to reach for whom it is due later, and easier again when the time is taken back', async () => {
    const id = await setOutcome(['week', 'school'], 2);
    const extend = (due: object | null) =>
      teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due });
    expect((await extend(inDays(30))).status).toBe(200);
    await recall(app, student, 0, ['week:noun', 'school:noun']);
    expect(await own(id)).toMatchObject({ state: 'started', task: { there: 0 } });
    expect(await turnIn(id)).toMatchObject({ status: 409, body: { code: 'nothing-to-turn-in' } });
    expect((await extend(null)).body).toMatchObject({ learned: { there: 2, of: 2 } });
    expect(await turnIn(id)).toMatchObject({ status: 200, body: { state: 'turned-in' } });
  });

  it('that is late asks for one more day, which a wrong answer doesn’t give', async () => {
    const id = await setOutcome(['week', 'school'], 1);
    app.clock.advance(2 * dayMs);
    await recall(app, student, 0, ['week:noun'], { passed: false });
    await recall(app, student, 0, ['school:noun']);
    expect(await own(id)).toMatchObject({ state: 'started', task: { there: 1 } });
    app.clock.advance(dayMs);
    await recall(app, student, 0, ['week:noun', 'school:noun']);
    expect(await own(id)).toMatchObject({ state: 'late', task: { there: 2 } });
  });

  it('that takes no late work is over after its time', async () => {
    const id = await setOutcome(['week'], 1, { isLateAllowed: false });
    app.clock.advance(2 * dayMs);
    await recall(app, student, 0, ['week:noun'], { grade: 4 });
    expect(await own(id)).toMatchObject({ isOpen: false, turnedInAt: null });
  });

  it('is turned in as of a card that was answered in time and arrived later', async () => {
    const id = await setOutcome(['week', 'school'], 1, { isLateAllowed: false });
    const [week, school] = await cardsFor(['week', 'school']);
    await review(school ?? '', 4);
    app.clock.advance(minutes(5));
    const at = app.clock.now().toISOString();
    app.clock.advance(3 * dayMs);
    await review(week ?? '', 4, { at });
    expect(await own(id)).toMatchObject({ state: 'turned-in', turnedInAt: at, isOpen: false });
  });

  it('is reached by the word that a late card answers anew', async () => {
    const id = await setOutcome(['week'], 40);
    const [week] = await cardsFor(['week']);
    const first = app.clock.now().toISOString();
    app.clock.advance(6 * dayMs);
    await review(week ?? '', 4);
    expect(await own(id)).toMatchObject({ state: 'started', task: { there: 0 } });
    await review(week ?? '', 4, { at: first });
    expect(await own(id)).toMatchObject({ state: 'turned-in', turnedInAt: first });
  });
});

describe('undoing the card that completed it', () => {
  it('takes the turn-in back, and another answer brings it again', async () => {
    const id = await setOutcome(['week'], 2);
    const [week] = await cardsFor(['week']);
    const reviewId = uuid();
    await review(week ?? '', 3, {}, reviewId);
    expect(await own(id)).toMatchObject({ state: 'turned-in' });
    app.clock.advance(1000);
    const undo = { id: uuid(), reviewId };
    expect((await student.visitor.post('/flashcards/reviews/undo', undo)).status).toBe(201);
    expect(await own(id)).toMatchObject({ turnedInAt: null, task: { there: 0 } });
    await review(week ?? '', 3);
    expect(await own(id)).toMatchObject({ state: 'turned-in' });
  });

  it('leaves what was reached before', async () => {
    const id = await set(wordsTask(['week']));
    const [week] = await cardsFor(['week']);
    await review(week ?? '', 3);
    const { turnedInAt } = await own(id);
    app.clock.advance(1000);
    const reviewId = uuid();
    await review(week ?? '', 1, {}, reviewId);
    await student.visitor.post('/flashcards/reviews/undo', { id: uuid(), reviewId });
    expect(await own(id)).toMatchObject({ state: 'turned-in', turnedInAt });
  });

  it('leaves it once its time is up', async () => {
    const id = await setOutcome(['week'], 1);
    const [week] = await cardsFor(['week']);
    const reviewId = uuid();
    await review(week ?? '', 4, {}, reviewId);
    app.clock.advance(2 * dayMs);
    await student.visitor.post('/flashcards/reviews/undo', { id: uuid(), reviewId });
    expect(await own(id)).toMatchObject({ state: 'turned-in', task: { there: 0 } });
  });
});

describe('a student without such homework', () => {
  it('pays no statement for it, and hears of nothing', async () => {
    const other = await buildInvite(teacher, { className: `Free ${uuid().slice(-6)}` });
    await set(wordsTask(['week', 'school']));
    student = await buildStudent(app, other.code);
    const [week] = await cardsFor(['week']);
    await app.db.delete(liveEvents);
    const sent = await statementsDuring(app, () => review(week ?? '', 3));
    const about = sent.filter(({ text }) => /assignment/.test(text)).map(({ name }) => name);
    expect(about).toEqual(['add_practice_sums']);
    expect(await hintsFor(app, student)).not.toContain('assignments');
  });

  it('is one who has turned it in, closed or lost it', async () => {
    const id = await set(wordsTask(['family']));
    const [family] = await cardsFor(['family']);
    await review(family ?? '', 3);
    await app.db.delete(liveEvents);
    app.clock.advance(1000);
    await review(family ?? '', 3);
    expect(await hintsFor(app, student)).not.toContain('assignments');
    const closed = await set(wordsTask(['kitchen']));
    await teacher.visitor.post(`/assignments/${closed}/close`, { isClosed: true });
    app.clock.advance(1000);
    await recall(app, student, 0, ['kitchen:noun']);
    expect(await own(closed)).toMatchObject({ turnedInAt: null, percent: 100 });
    await teacher.visitor.post(`/assignments/${id}/remove`);
    expect(await own(id)).toBeUndefined();
  });
});

it('turns in once what evidence, hand and teacher meet', async () => {
  const id = await setOutcome(['week'], 2);
  const [week] = await cardsFor(['week']);
  const [first, second, byHand] = await Promise.all([
    review(week ?? '', 3),
    review(week ?? '', 3),
    turnIn(id),
    teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due: null }),
    set(wordsTask(['week'])),
  ]);
  expect([first?.status, second?.status]).toEqual([201, 201]);
  expect([200, 409]).toContain(byHand?.status);
  expect(await own(id)).toMatchObject({ state: 'turned-in' });
  expect(
    await app.db
      .select()
      .from(liveEvents)
      .where(eq(liveEvents.audience, `user:${teacher.id}`)),
  ).not.toEqual([]);
});
