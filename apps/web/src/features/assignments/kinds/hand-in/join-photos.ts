import type { Jpeg } from './jpeg-pdf.ts';
import { pdfOfJpegs } from './jpeg-pdf.ts';

export type Photo = {
  id: string;
  file: File;
  /** Quarter turns to the right. */
  turns: number;
};

/** A file that the browser can't open as a picture. */
export class UnreadablePhoto extends Error {}

/** From handwriting as sharp as on paper to what can only just be read: the longer side in pixels, and the quality. */
const steps = [
  { side: 2000, quality: 0.8 },
  { side: 1600, quality: 0.75 },
  { side: 1400, quality: 0.6 },
  { side: 1100, quality: 0.5 },
  { side: 800, quality: 0.4 },
] as const;

/** Room for what a PDF holds beside its pictures. */
const pageBytes = 1000;

/**
 * Joins photos into one PDF of at most `maxBytes`, as sharp as that allows.
 *
 * @throws {UnreadablePhoto} with the name of the file
 */
export async function joinPhotos(photos: readonly Photo[], maxBytes: number, name: string): Promise<File> {
  const room = maxBytes - pageBytes * (photos.length + 1);
  let smallest: Jpeg[] = [];
  for (const step of steps) {
    smallest = [];
    // One after the other: each is tens of megabytes while it is open.
    for (const photo of photos) smallest.push(await toJpeg(photo, step));
    if (smallest.reduce((sum, { bytes }) => sum + bytes.length, 0) <= room) break;
  }
  return new File([pdfOfJpegs(smallest)], name, { type: 'application/pdf' });
}

async function toJpeg({ file, turns }: Photo, { side, quality }: (typeof steps)[number]): Promise<Jpeg> {
  // As the camera was held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePhoto(file.name);
  });
  try {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const [w, h] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
    const isUpright = turns % 2 === 0;
    const canvas = document.createElement('canvas');
    canvas.width = isUpright ? w : h;
    canvas.height = isUpright ? h : w;
    const paper = canvas.getContext('2d');
    if (!paper) throw new UnreadablePhoto(file.name);
    // What is transparent would be black.
    paper.fillStyle = '#ffffff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.translate(canvas.width / 2, canvas.height / 2);
    paper.rotate((turns * Math.PI) / 2);
    paper.drawImage(picture, -w / 2, -h / 2, w, h);
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/jpeg', quality);
    const jpeg = await promise;
    if (!jpeg) throw new UnreadablePhoto(file.name);
    const size = { width: canvas.width, height: canvas.height };
    // Frees the memory at once.
    canvas.width = 0;
    return { bytes: new Uint8Array(await jpeg.arrayBuffer()), ...size };
  } finally {
    picture.close();
  }
}
