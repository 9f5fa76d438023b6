import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { draftsKey, refusedDraftsKey, writeStored } from '#platform/storage.ts';
import { answer, refusal } from '#testing/answers.ts';
import { keepWork } from '#testing/hand-in.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { answerOwnHomework, ownHomework } from '#testing/own-homework.ts';
import { student } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const studentId = student.user?.uid ?? '';
/** Another one for each test: the page remembers what it has saved. */
let id = idOf(720);
let count = 0;

beforeEach(() => {
  count += 1;
  id = idOf(720 + count);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = () => page.getByRole('textbox', { name: 'Your text' });
const question = page.getByText("Your text isn't saved");
const saved = page.getByText('Saved', { exact: true });

const handIn = { kind: 'hand-in', files: 0, size: { hasText: true, files: 0 } } as const;

async function open(change: Partial<OwnAssignment> = {}) {
  answerOwnHomework(ownHomework({ id, title: 'My holidays', task: handIn, ...change }));
  await openPage(`/assignments/${id}`, student);
  await expect.element(field()).toBeVisible();
}

async function reload() {
  await cleanup();
  queryClient.clear();
  await open();
}

/** What another tab leaves behind when it is closed before it could save. */
function leaveDraft(text: string, version: number) {
  const draft = { id: '0190a5e0-0000-7000-8000-000000000001', studentId, assignmentId: id, text, version };
  writeStored(draftsKey(studentId) + draft.id, JSON.stringify(draft));
}

it('what another tab left unsaved is asked about, whoever types on', async () => {
  const server = keepWork({ text: 'Once', version: 1 });
  await open();
  await field().fill('Once, in the first tab');
  leaveDraft('Once, in the second tab', 1);
  await press('Tab');
  await expect.element(question).toBeVisible();
  const both = () => [server.work().text, (field().element() as HTMLTextAreaElement).value].sort();
  await expect.poll(both).toEqual(['Once, in the first tab', 'Once, in the second tab']);
  await button('Use the saved one').click();
  await expect.element(field()).toHaveValue(server.work().text);
  expect(question.query()).toBeNull();
});

it('what is typed on before the choice replaces nothing, and is there after a reload', async () => {
  const server = keepWork();
  await open();
  server.put({ text: 'On the phone.', version: 3 });
  await field().fill('On the computer');
  await expect.element(question).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'This is saved:' })).toHaveTextContent('On the phone.');
  await field().fill('On the computer, and more');
  await button('Turn in').click();
  await expect.element(page.getByText('Choose first which text to keep.')).toBeVisible();
  expect(server.work()).toMatchObject({ text: 'On the phone.', version: 3 });
  await reload();
  await expect.element(field()).toHaveValue('On the computer, and more');
  await expect.element(question).toBeVisible();
  await button('Keep this text').click();
  await expect.poll(() => server.work()).toMatchObject({ text: 'On the computer, and more', version: 4 });
});

it('what wasn’t saved because of another tab, which then turned its text in, isn’t called late', async () => {
  const server = keepWork();
  await open();
  server.put({ text: 'On the phone.', version: 3 });
  await field().fill('On the computer');
  await expect.element(question).toBeVisible();
  const turnedInAt = new Date().toISOString();
  answerOwnHomework(ownHomework({ id, title: 'My holidays', task: handIn, state: 'turned-in', turnedInAt }));
  await queryClient.invalidateQueries();
  await expect
    .element(page.getByText(/^This wasn't saved: your work was changed or turned in on another/))
    .toBeVisible();
  await expect.element(page.getByText('On the computer', { exact: true })).toBeVisible();
  expect(page.getByText(/too late/).query()).toBeNull();
});

it('what another tab was asked about when it was closed waits for the choice while the first types on', async () => {
  const server = keepWork({ text: 'Once', version: 1 });
  await open();
  const copy = { text: 'Once, in the second tab', why: 'edit-conflict' };
  writeStored(`${refusedDraftsKey(studentId)}${id}`, JSON.stringify(copy));
  await field().fill('Once, in the first tab');
  await expect.poll(() => server.work().version).toBe(2);
  await expect.element(saved).toBeVisible();
  await expect.element(field()).toHaveValue('Once, in the first tab');
  // A conflict of its own comes on top.
  server.put({ text: 'Once, on the phone', version: 5 });
  await field().fill('Once, in the first tab again');
  await expect.element(question).toBeVisible();
  await button('Use the saved one').click();
  await expect.element(field()).toHaveValue('Once, in the second tab');
  await expect.element(question).toBeVisible();
  await button('Use the saved one').click();
  await expect.element(field()).toHaveValue('Once, on the phone');
  expect(question.query()).toBeNull();
});

it('what an earlier page was refused is saved once work is taken again, unless there is other text by now', async () => {
  const late = { text: 'Once, and more', why: 'assignment-over', version: 1 };
  const leave = () => writeStored(`${refusedDraftsKey(studentId)}${id}`, JSON.stringify(late));
  leave();
  const server = keepWork({ text: 'Once', version: 1 });
  await open();
  await expect.poll(() => server.work()).toMatchObject({ text: 'Once, and more', version: 2 });
  await expect.element(field()).toHaveValue('Once, and more');
  expect(question.query()).toBeNull();
  await cleanup();
  leave();
  server.put({ text: 'Once, on the phone', version: 5 });
  await open();
  await expect.element(question).toBeVisible();
  expect(server.work()).toMatchObject({ text: 'Once, on the phone', version: 5 });
});

it('what came too late is saved by itself once there is more time, and no refusal stays', async () => {
  const due = (minutes: number) => ({ dueAt: new Date(Date.now() + minutes * 60_000).toISOString() });
  keepWork({ text: 'Once', version: 1 });
  await open(due(1));
  const over = () => {
    throw refusal('assignment-over', 409);
  };
  answer((calls) => calls.assignments.saveText, over);
  answer((calls) => calls.assignments.turnIn, over);
  await button('Turn in').click();
  const refused = page.getByRole('main').getByText(/nothing more is accepted/);
  await expect.element(refused).toBeVisible();
  await field().fill('Once, and more');
  await press('Tab');
  await expect.element(question).toBeVisible();
  // The teacher gives more time, of which the page hears.
  const server = keepWork({ text: 'Once', version: 1 });
  answerOwnHomework(ownHomework({ id, title: 'My holidays', task: handIn, ...due(60) }));
  await queryClient.invalidateQueries();
  await expect.element(saved).toBeVisible();
  expect(server.work().text).toBe('Once, and more');
  await expect.poll(() => refused.query() ?? question.query()).toBeNull();
  await expect.element(field()).toHaveValue('Once, and more');
});
