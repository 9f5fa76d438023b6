import { expect, it } from 'vitest';
import type { BandPicture } from './paint-band.ts';
import { paint } from './painter.ts';

const picture: BandPicture = {
  plants: [
    { word: 'bed:noun', topic: 'home', stage: 'young', isDry: false },
    { word: 'rain:noun', topic: 'nature', stage: 'flower', isDry: true },
    { word: 'bus:noun', topic: 'travel', stage: 'sprout', isDry: false },
  ],
  ...{ columns: 2, width: 96, height: 136, cell: 48, row: 68, density: 2, scheme: 'light' },
};

/** What was painted, and whether it was painted at once. */
async function painted(): Promise<{ pixels: Uint8ClampedArray; isAtOnce: boolean }> {
  let isOver = false;
  const bitmap = new Promise<ImageBitmap>((resolve, reject) => {
    paint(picture, (shown) => {
      isOver = true;
      if (shown) resolve(shown);
      else reject(new Error('nothing was painted'));
    });
  });
  const isAtOnce = isOver;
  const { width, height } = picture;
  const ctx = new OffscreenCanvas(width * 2, height * 2).getContext('2d');
  if (!ctx) throw new Error('no canvas');
  ctx.drawImage(await bitmap, 0, 0);
  return { pixels: ctx.getImageData(0, 0, width * 2, height * 2).data, isAtOnce };
}

it('paints the same here and, once that has begun, beside the main thread', async () => {
  const here = await painted();
  expect(here.pixels.some((value) => value > 0)).toBe(true);
  await expect.poll(async () => (await painted()).isAtOnce, { timeout: 15_000 }).toBe(false);
  expect((await painted()).pixels).toEqual(here.pixels);
});

it('shows nothing that was called off', async () => {
  let shown = 0;
  await expect.poll(async () => (await painted()).isAtOnce, { timeout: 15_000 }).toBe(false);
  paint(picture, () => {
    shown += 1;
  })();
  // Orders are taken in turn: the one that was called off is over when this one is.
  await painted();
  expect(shown).toBe(0);
});
