import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawPage, openWholePdf } from '#platform/pdf-document.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { chooseIn, keepWork } from '#testing/hand-in.ts';
import { holdUploads } from '#testing/held-upload.ts';
import { openPage } from '#testing/open.tsx';
import { answerOwnHomework, ownHomework } from '#testing/own-homework.ts';
import { student } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';
import { joinPhotos } from './join-photos.ts';

const uploads = holdUploads();
/** Another one for each test: the page remembers what it has saved. */
let id = idOf(700);
let count = 0;

beforeEach(() => {
  count += 1;
  id = idOf(700 + count);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

function homework(change: Partial<OwnAssignment> = {}): OwnAssignment {
  const size = { hasText: false, files: 0 };
  return ownHomework({ id, title: 'My holidays', task: { kind: 'hand-in', files: 2, size }, ...change });
}

async function open(change: Partial<OwnAssignment> = {}, person = student) {
  answerOwnHomework(homework(change));
  return openPage(`/assignments/${id}`, person);
}

/** A picture of one colour, as a camera would give it. */
async function photo(name: string, width: number, height: number, colour = '#205080'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('nothing can be drawn');
  paper.fillStyle = colour;
  paper.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

describe('taking photos', () => {
  const shoot = (...photos: File[]) => chooseIn('[role=dialog] input[type=file], input[capture]', ...photos);

  it('joins them into one PDF of one page each, turned as the student wants', async () => {
    await page.viewport(360, 740);
    keepWork();
    await open();
    await expect.element(button('Take photos')).toBeVisible();
    await shoot(await photo('one.jpg', 400, 300), await photo('two.jpg', 3000, 1500), await photo('three.jpg', 40, 30));
    await expect.element(page.getByRole('dialog', { name: 'Your photos' })).toBeVisible();
    await expectNoBarriers('photos');
    await button('Turn photo 1').click();
    await button('Remove photo 3').click();
    await button('Add 2 photos').click();
    await expect.poll(() => uploads.length).toBe(1);
    const file = uploads[0]?.form.get('file');
    if (!(file instanceof File)) throw new Error('no file was sent');
    expect([file.name, file.type]).toEqual(['Photos.pdf', 'application/pdf']);
    const closing = new AbortController();
    const opening = { signal: closing.signal, onGivenUp: () => undefined };
    const pdf = await openWholePdf(new Uint8Array(await file.arrayBuffer()), opening);
    const sizes = [];
    for (let n = 1; n <= pdf.document.numPages; n += 1) {
      const [, , w = 0, h = 0] = (await pdf.document.getPage(n)).view;
      sizes.push([Math.round(w), Math.round(h)]);
    }
    expect(sizes).toEqual([
      [632, 842],
      [842, 421],
    ]);
    // The picture is really in it.
    const canvas = document.createElement('canvas');
    const drawn = drawPage(pdf.library, await pdf.document.getPage(1), { canvas }, 0.2);
    await drawn.picture;
    const [r, g, b] = canvas.getContext('2d')?.getImageData(20, 20, 1, 1).data ?? [];
    expect([r, g, b].map((part) => Math.round((part ?? 0) / 16))).toEqual([2, 5, 8]);
    closing.abort();
  });

  it('says which file is no picture, and keeps the others', async () => {
    keepWork();
    await open();
    await expect.element(button('Take photos')).toBeVisible();
    await shoot(await photo('one.jpg', 40, 30), new File(['nothing'], 'essay.heic', { type: 'image/heic' }));
    await button('Add 2 photos').click();
    await expect.element(page.getByText("essay.heic isn't a picture that can be opened here.")).toBeVisible();
    await button('Remove photo 2').click();
    await button('Add 1 photo').click();
    await expect.poll(() => uploads.length).toBe(1);
  });

  it('asks before the page is left with photos that nobody else has', async () => {
    keepWork();
    const { path } = await open();
    await expect.element(button('Take photos')).toBeVisible();
    await shoot(await photo('one.jpg', 40, 30));
    await expect.element(button('Add 1 photo')).toBeVisible();
    // The window over the page leaves no way to click on it; the browser's own buttons are asked about like this link.
    const leave = () => document.querySelector<HTMLElement>('main a[href="/student/assignments"]')?.click();
    leave();
    const question = page.getByRole('dialog', { name: 'Leave without your photos?' });
    await expect.element(question).toBeVisible();
    await expectNoBarriers('leaving photos');
    await question.getByRole('button', { name: 'Back to the photos' }).last().click();
    await expect.poll(() => question.query()).toBeNull();
    await expect.element(button('Add 1 photo')).toBeVisible();
    expect(path()).toBe(`/assignments/${id}`);
    leave();
    await button('Leave without them').click();
    await expect.poll(path).toBe('/student/assignments');
  });

  it('makes them smaller until the file is allowed', async () => {
    const noise = new OffscreenCanvas(2000, 1500);
    const paper = noise.getContext('2d');
    const pixels = new ImageData(2000, 1500);
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = (at * 7919) % 251;
    paper?.putImageData(pixels, 0, 0);
    const file = new File([await noise.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], 'noise.jpg');
    const sizeAt = async (maxBytes: number) =>
      (await joinPhotos([{ id: '1', file, turns: 0 }], maxBytes, 'a.pdf')).size;
    const full = await sizeAt(10_000_000);
    expect(await sizeAt(Math.round(full / 3))).toBeLessThanOrEqual(full / 3);
  });
});
