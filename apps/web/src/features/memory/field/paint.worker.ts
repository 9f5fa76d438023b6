import { paintBand } from './paint-band.ts';
import type { PaintOrder } from './painter.ts';

self.onmessage = ({ data: { id, picture } }: MessageEvent<PaintOrder>) => {
  const bitmap = paintBand(picture);
  self.postMessage({ id, bitmap }, { transfer: bitmap ? [bitmap] : [] });
};
// From now on it is asked.
self.postMessage(null);
