import { useState } from 'react';
import { isOneOf } from '#platform/is-one-of.ts';
import { readStored, writeStored } from '#platform/storage.ts';
import type { Fit } from './pdf-pages.tsx';
import { fits, zoomSteps } from './pdf-pages.tsx';

const key = 'wordgrove-reading-zoom';

/** As the pages fit the screen, or one of the steps. */
export type Zoom = Fit | number;

/** How large pages are: the reader's choice, kept in this browser, since each screen wants its own. */
export function useZoom(): [Zoom, (zoom: Zoom) => void] {
  const [zoom, setZoom] = useState(readZoom);
  const change = (wanted: Zoom) => {
    setZoom(wanted);
    writeStored(key, String(wanted));
  };
  return [zoom, change];
}

function readZoom(): Zoom {
  const stored = readStored(key);
  if (isOneOf(fits, stored)) return stored;
  return zoomSteps.find((step) => String(step) === stored) ?? 'auto';
}
