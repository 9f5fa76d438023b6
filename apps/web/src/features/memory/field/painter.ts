import type { BandPicture } from './paint-band.ts';
import { paintBand } from './paint-band.ts';

export type PaintOrder = { id: number; picture: BandPicture };
/** Null says that orders can be given. */
type PaintAnswer = { id: number; bitmap: ImageBitmap | null } | null;

type Show = (bitmap: ImageBitmap | null) => void;

let worker: Worker | null = null;
let isReady = false;
let lastId = 0;
const waiting = new Map<number, { picture: BandPicture; show: Show }>();

/**
 * Paints beside the main thread, which has enough to do while somebody scrolls; at once and here as long as the worker
 * isn't there.
 *
 * @returns what calls it off
 */
export function paint(picture: BandPicture, show: Show): () => void {
  worker ??= startWorker();
  if (!isReady) {
    show(paintBand(picture));
    return () => undefined;
  }
  lastId += 1;
  const id = lastId;
  waiting.set(id, { picture, show });
  worker.postMessage({ id, picture } satisfies PaintOrder);
  return () => waiting.delete(id);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<PaintAnswer>) => {
    if (!data) {
      isReady = true;
      return;
    }
    waiting.get(data.id)?.show(data.bitmap);
    waiting.delete(data.id);
  };
  started.onerror = () => {
    isReady = false;
    for (const { picture, show } of waiting.values()) show(paintBand(picture));
    waiting.clear();
  };
  return started;
}
