import type { HandIn, StudentWork } from '@wordgrove/contract/assignments';
import { streamPaths } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerFile } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignmentOf, workOf } from '#testing/homework.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';
import { pdfOfJpegs } from './jpeg-pdf.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the form of a hand-in', () => {
  it('sets how many files there may be, five unless the teacher says otherwise', async () => {
    const { made } = answerHomework();
    await openPage('/teacher/assignments?edit=new', teacher);
    await page.getByRole('radio', { name: 'Hand-in', exact: true }).click();
    await expect.element(field('Files')).toHaveValue('5');
    await expectNoBarriers('the form of a hand-in');
    await field('Title').fill('My holidays');
    await userEvent.selectOptions(field('Files'), 'No files, text only');
    await button('Publish').click();
    await expect.poll(() => made).toMatchObject([{ title: 'My holidays', task: { kind: 'hand-in', files: 0 } }]);
    await expect.element(page.getByText('A text', { exact: true })).toBeVisible();
  });
});

const task = { kind: 'hand-in', files: 5 } as const;

const handed = (change: Partial<StudentWork> = {}) =>
  workOf('Sami Student', {
    ...{ state: 'turned-in', turnedInAt: '2026-11-23T08:00:00.000Z', handIn: { hasText: true, files: 3 } },
    ...change,
  });

const file = (n: number, fileName: string): HandIn['files'][number] => ({
  ...{ id: idOf(800 + n), fileName, bytes: 5000, addedAt: '2026-11-23T08:00:00.000Z' },
  kind: fileName.split('.')[1] === 'pdf' ? 'pdf' : fileName.endsWith('txt') ? 'txt' : 'docx',
});

async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
}

describe('what a student handed in', () => {
  it('is looked at in place: the text, and each file as far as a browser can show it', async () => {
    const assignment = assignmentOf({ title: 'My holidays', task });
    answer((calls) => calls.assignments.work, { assignment, students: [handed()], gone: 0 });
    const asked = answer((calls) => calls.assignments.studentHandIn, {
      ...{ text: 'It was hot.\nVery hot.', version: 2, savedAt: '2026-11-23T07:59:00.000Z' },
      files: [file(1, 'photos.pdf'), file(2, 'day.txt'), file(3, 'plan.docx')],
    });
    answer((calls) => calls.assignments.filePass, { token: 'pass-1', expiresAt: '2026-11-25T09:00:00.000Z' });
    const addressOf = (n: number) => streamPaths.handInBytes.replace(':fileId', idOf(800 + n));
    const jpeg = { bytes: await picture(), width: 400, height: 300 };
    answerFile(addressOf(1), () => new Response(pdfOfJpegs([jpeg, jpeg])));
    answerFile(
      addressOf(2),
      () =>
        new Response(new Uint8Array([0xdc, 0x62, 0x75, 0x6e]), {
          headers: { 'content-type': 'text/plain; charset=windows-1254' },
        }),
    );
    await openPage(`/assignments/${assignment.id}`, teacher);
    await expect.element(page.getByRole('cell', { name: /A text and 3 files/ })).toBeVisible();
    await tabTo(button('Look at it: Sami Student'));
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Work of Sami Student' });
    await expect.element(dialog.getByText(/Very hot\./)).toBeVisible();
    expect(asked[0]).toEqual({ id: assignment.id, studentId: idOf(701) });
    await expectNoBarriers('a text that was handed in');
    await dialog.getByRole('tab', { name: 'photos.pdf' }).click();
    await expect.element(dialog.getByRole('img', { name: 'Page 1' })).toBeVisible();
    await expectNoBarriers('a PDF that was handed in');
    await dialog.getByRole('tab', { name: 'day.txt' }).click();
    await expect.element(dialog.getByText(/Übun/)).toBeVisible();
    await dialog.getByRole('tab', { name: 'plan.docx' }).click();
    await expect.element(dialog.getByText(/^Word documents can't be shown here/)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  it('isn’t shown while it is the student’s draft', async () => {
    const assignment = assignmentOf({ task });
    const students = [handed({ state: 'started', turnedInAt: null, handIn: null })];
    answer((calls) => calls.assignments.work, { assignment, students, gone: 0 });
    await openPage(`/assignments/${assignment.id}`, teacher);
    await expect.element(page.getByRole('cell', { name: 'Not turned in yet' })).toBeVisible();
    expect(button('Look at it: Sami Student').query()).toBeNull();
  });
});
