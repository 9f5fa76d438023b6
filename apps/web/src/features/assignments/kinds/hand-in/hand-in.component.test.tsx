import type { OwnAssignment, OwnHandIn } from '@wordgrove/contract/assignments';
import { streamPaths } from '@wordgrove/contract/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { forgetErrands } from '#platform/sign-out.ts';
import { draftsKey, storedUnder } from '#platform/storage.ts';
import { answer, lostNetwork, reachServer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { chooseIn, keepWork } from '#testing/hand-in.ts';
import { holdClock } from '#testing/held-clock.ts';
import { HeldUpload, holdUploads } from '#testing/held-upload.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { answerOwnHomework, ownHomework } from '#testing/own-homework.ts';
import { student } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const uploads = holdUploads();
/** Another one for each test: the page remembers what it has saved. */
let id = idOf(700);
let count = 0;

beforeEach(() => {
  count += 1;
  id = idOf(700 + count);
});

const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = () => page.getByRole('textbox', { name: 'Your text' });
const text = (name: string) => new File(['One day I woke up.'], name);

const fileOf = (n: number, fileName: string): OwnHandIn['files'][number] => ({
  ...{ id: idOf(800 + n), kind: 'pdf', fileName, bytes: 120_000, addedAt: '2026-11-23T08:00:00.000Z' },
});

function homework(change: Partial<OwnAssignment> = {}): OwnAssignment {
  const size = { hasText: false, files: 0 };
  return ownHomework({ id, title: 'My holidays', task: { kind: 'hand-in', files: 2, size }, ...change });
}

async function open(change: Partial<OwnAssignment> = {}, person = student) {
  answerOwnHomework(homework(change));
  return openPage(`/assignments/${id}`, person);
}

const choose = async (...files: File[]) => {
  await expect.element(button('Add files')).toBeVisible();
  await chooseIn('input[type=file][accept*=pdf]', ...files);
};

describe('writing', () => {
  it('is saved by itself, also on a phone, and turned in by keyboard', async () => {
    await page.viewport(360, 740);
    const { saved } = keepWork();
    await open();
    await field().fill('It was hot.');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(saved).toEqual([{ id, text: 'It was hot.', version: 0 }]);
    await expectNoBarriers('a hand-in');
    await field().fill('It was very hot.');
    await tabTo(button('Turn in'));
    await press('Enter');
    await expect.element(region('Turned in')).toBeVisible();
    expect(saved.at(-1)).toEqual({ id, text: 'It was very hot.', version: 1 });
    await expect.element(region('Your work').getByText('It was very hot.')).toBeVisible();
    expect(field().query()).toBeNull();
  });

  it('is saved every few seconds while somebody types without a pause', async () => {
    const { saved } = keepWork();
    await open();
    await expect.element(field()).toBeVisible();
    const clock = holdClock();
    for (let words = 1; words <= 12; words += 1) {
      await field().fill('very '.repeat(words));
      await clock.tick(700);
    }
    await expect.poll(() => saved).not.toEqual([]);
  });

  it('says beside it what it is worth and whether it may be late', async () => {
    keepWork();
    await open({ points: 20, dueAt: '2027-01-15T08:00:00.000Z', isLateAllowed: false });
    await expect.element(region('Good to know').getByText('20 points')).toBeVisible();
    await expect.element(region('Good to know').getByText('Not accepted')).toBeVisible();
  });

  it('has nothing to know beside it when it earns no points and is never due', async () => {
    keepWork();
    await open({ points: null, dueAt: null });
    await expect.element(field()).toBeVisible();
    expect(region('Good to know').query()).toBeNull();
  });

  it('stays through a lost network and a reload, and is sent when the network is back', async () => {
    const server = keepWork();
    answer(
      (calls) => calls.assignments.saveText,
      () => {
        throw lostNetwork();
      },
    );
    await open();
    await field().fill('It was hot.');
    await expect.element(page.getByText(/^No network: kept on this device/)).toBeVisible();
    await button('Turn in').click();
    await expect.element(page.getByText(/^Your text isn't saved yet/)).toBeVisible();
    await expectNoBarriers('no network');
    // What another visit of the page finds.
    await cleanup();
    forgetErrands();
    const kept = storedUnder(draftsKey(student.user?.uid ?? ''));
    expect(kept).toHaveLength(1);
    answer(
      (calls) => calls.assignments.saveText,
      ({ text: written, version }) => server.put({ text: written, version: version + 1 }),
    );
    reachServer();
    await open();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(field()).toHaveValue('It was hot.');
    expect(server.work()).toMatchObject({ text: 'It was hot.', version: 1 });
  });

  it('says why it couldn’t be turned in until the server can be reached', async () => {
    keepWork({ text: 'It was hot.', version: 1 });
    await open();
    answer(
      (calls) => calls.assignments.turnIn,
      () => {
        throw lostNetwork();
      },
    );
    await button('Turn in').click();
    const problem = page.getByRole('main').getByText(/can't reach the server/);
    await expect.element(problem).toBeVisible();
    reachServer();
    await expect.element(problem).not.toBeInTheDocument();
    await expect.element(button('Turn in')).toBeEnabled();
  });

  it('fits on every screen', async () => {
    keepWork({ text: 'It was hot.', version: 1, files: [fileOf(1, 'my_very_long_holiday_essay_with_pictures.pdf')] });
    await expectToFit(student, (person) => open({}, person), page.getByRole('textbox'));
  });

  it('on two devices overwrites nothing without a question', async () => {
    const server = keepWork();
    await open();
    await expect.element(field()).toHaveValue('');
    server.put({ text: 'On the phone.', version: 3 });
    await field().fill('On the computer.');
    await expect.element(page.getByText("Your text isn't saved")).toBeVisible();
    await expect.element(field()).toHaveValue('On the computer.');
    await button('Turn in').click();
    await expect.element(page.getByText('Choose first which text to keep.')).toBeVisible();
    await expectNoBarriers('two texts');
    await button('Use the saved one').click();
    await expect.element(field()).toHaveValue('On the phone.');
    server.put({ text: 'On the phone again.', version: 4 });
    await field().fill('On the computer after all.');
    await button('Keep this text').click();
    await expect.poll(() => server.work()).toMatchObject({ text: 'On the computer after all.', version: 5 });
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('nothing can’t be turned in, and says what to do', async () => {
    keepWork();
    await open();
    await button('Turn in').click();
    await expect
      .element(page.getByText('Your work is still empty. Write something or add a file first.'))
      .toBeVisible();
    await field().fill('It was hot.');
    await expect.element(page.getByText(/^Your work is still empty/)).not.toBeInTheDocument();
  });
});

describe('adding files', () => {
  it('says of each how it went: one that is refused stops no other', async () => {
    const server = keepWork();
    await open();
    await choose(text('one.txt'), new File([new Uint8Array([0x89, 0x50, 0, 0])], 'picture.png'), text('two.txt'));
    await expect.element(page.getByText(/picture\.png/)).toBeVisible();
    await expect.element(page.getByText(/Only PDF, Word \(doc, docx\) and text files/)).toBeVisible();
    await expect.poll(() => uploads.length).toBe(1);
    uploads[0]?.reach(42, 100);
    await expect.element(page.getByText('42%')).toBeVisible();
    expect(uploads[0]?.address).toMatch(
      new RegExp(`^${streamPaths.handInFile.replace(':id', id).replace(':fileId', '')}`),
    );
    await expectNoBarriers('sending files');
    uploads[0]?.answer(200, server.put({ files: [fileOf(1, 'one.txt')] }));
    await expect.poll(() => uploads.length).toBe(2);
    uploads[1]?.answer(400, { code: 'file-broken', data: null });
    await expect.element(page.getByText(/This file is damaged/)).toBeVisible();
    await expect.element(button('one.txt')).toBeVisible();
    await button('Leave it out: two.txt').click();
    await expect.element(page.getByText(/This file is damaged/)).not.toBeInTheDocument();
  });

  it('can be cancelled, and tried again as the same file', async () => {
    keepWork();
    await open();
    await choose(text('one.txt'));
    await expect.poll(() => uploads.length).toBe(1);
    await button('Cancel: one.txt').click();
    await expect.element(page.getByText('one.txt')).not.toBeInTheDocument();
    await choose(text('two.txt'));
    await expect.poll(() => uploads.length).toBe(2);
    uploads[1]?.answer(507, { code: 'storage-full', data: null });
    await button('Try again: two.txt').click();
    await expect.poll(() => uploads.length).toBe(3);
    expect(uploads[2]?.address).toBe(uploads[1]?.address);
    expect(HeldUpload.sent).toHaveLength(3);
  });

  it('isn’t turned in while a file is on its way', async () => {
    keepWork({ text: 'It was hot.', version: 1 });
    await open();
    await choose(text('one.txt'));
    await expect.poll(() => uploads.length).toBe(1);
    await button('Turn in').click();
    await expect.element(page.getByText(/^Your files are still on their way/)).toBeVisible();
    await button('Cancel: one.txt').click();
    await expect.element(page.getByText(/^Your files are still on their way/)).not.toBeInTheDocument();
  });

  it('ends when there is no room, until one is removed by keyboard', async () => {
    const server = keepWork({ files: [fileOf(1, 'one.pdf'), fileOf(2, 'two.pdf')] });
    const ordered = answer(
      (calls) => calls.assignments.orderFiles,
      () => server.put({ files: server.work().files.toReversed() }),
    );
    const removed = answer(
      (calls) => calls.assignments.removeFile,
      ({ fileId }) => server.put({ files: server.work().files.filter((file) => file.id !== fileId) }),
    );
    await open({ state: 'started' });
    await expect.element(page.getByText("That's all: there is room for 2 files.")).toBeVisible();
    await button('Move two.pdf up').click();
    await expect.poll(() => ordered).toEqual([{ id, fileIds: [idOf(802), idOf(801)] }]);
    await tabTo(button('Remove one.pdf'));
    await press('Enter');
    await expect.poll(() => removed).toEqual([{ id, fileId: idOf(801) }]);
    await expect.element(button('Add files')).toBeVisible();
    await expectNoBarriers('files');
  });

  it('isn’t offered where the teacher wants a text alone', async () => {
    keepWork();
    await open({ task: { kind: 'hand-in', files: 0, size: { hasText: false, files: 0 } } });
    await expect.element(field()).toBeVisible();
    expect(button('Add files').query()).toBeNull();
  });
});
