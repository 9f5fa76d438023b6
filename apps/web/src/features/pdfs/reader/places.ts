import { v7, validate } from 'uuid';
import { askWhetherThere } from '#features/pdfs/api.ts';
import { client } from '#platform/api.ts';
import { personalOutboxes } from '#platform/personal-outbox.ts';
import { placesKey } from '#platform/storage.ts';
import type { Place } from './use-visible-page.ts';

/** A place that a reader has reached, on its way to the server. */
type ReachedPlace = Place & { id: string; pdfId: string; at: string };

/** Each reader's places on this device. The server keeps the newest of a text, in whatever order they come. */
export const placesOf = personalOutboxes<ReachedPlace>({
  prefixOf: placesKey,
  read: readPlace,
  send: ({ pdfId, page, offset, at }) => client.pdfs.keepPlace({ id: pdfId, page, offset, at }),
  onRefused: ({ pdfId }, error) => askWhetherThere(pdfId, error),
});

/** Sends a place, now or as soon as there is a network; what still waits of the same text isn't needed any more. */
export function keepPlace(readerId: string, pdfId: string, { page, offset }: Place, now: Date): void {
  const outbox = placesOf(readerId);
  for (const waiting of outbox.items()) if (waiting.pdfId === pdfId) outbox.takeBack(waiting.id);
  outbox.add({ id: v7(), pdfId, page, offset, at: now.toISOString() });
}

/** A stored place; undefined for anything else. */
function readPlace(value: string): ReachedPlace | undefined {
  try {
    const place: ReachedPlace = JSON.parse(value);
    const isPlace = validate(place.id) && validate(place.pdfId) && place.page > 0 && place.offset >= 0;
    return isPlace && !Number.isNaN(Date.parse(place.at)) ? place : undefined;
  } catch {
    return undefined;
  }
}
