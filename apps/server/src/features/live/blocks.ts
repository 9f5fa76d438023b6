import type { LiveMessage } from '@wordgrove/contract/live';
import type { Cursor } from './rules.ts';
import { formatCursor } from './rules.ts';

/** A stream's first block: how long to wait before reconnecting when it breaks. */
export const opening = 'retry: 1000\n\n';

/** Sent before the server stops; another one may be there at once. */
export const goodbye = 'retry: 500\n\n';

/** Sent to the oldest stream of a user with too many; reconnecting soon would only push out the next one. */
export const crowded = 'retry: 60000\n\n';

/** As read from the database. */
type Told = { type: 'ready' | 'hint'; topics: readonly string[]; writes?: Readonly<Record<string, readonly string[]>> };

/** A message as the stream carries it (HTML standard, "server-sent events"); its id is the cursor to resume from. */
export function block(now: Cursor, message: LiveMessage | Told): string {
  return `id: ${formatCursor(now)}\ndata: ${JSON.stringify(message)}\n\n`;
}
