/** Cursors up to this age can resume; events are kept a quarter of an hour longer (see `prune`). */
export const resumableMs = 45 * 60_000;

/**
 * A reader's position: everything committed in `snapshot` has been seen, nothing else.
 *
 * `snapshot` is PostgreSQL's text form `xmin:xmax:xid,xid` (functions-info.html, "pg_snapshot Components"), `at` the
 * database's clock in milliseconds; `era` names the database cluster, outside of which a snapshot means nothing.
 */
export type Cursor = { era: string; at: number; snapshot: string };

type Snapshot = { xmin: bigint; xmax: bigint; running: bigint[] };

const cursorForm = /^([0-9a-z]{1,16})\.([0-9a-z]{1,10})\.(\d{1,18}:\d{1,18}:(?:\d{1,18}(?:,\d{1,18})*)?)$/;
const longestCursor = 4000;

export function formatCursor({ era, at, snapshot }: Cursor): string {
  return `${era}.${at.toString(36)}.${snapshot}`;
}

/** A browser's cursor, or null when it can't be one: PostgreSQL refuses a whole statement over a bad snapshot. */
export function parseCursor(text: string): Cursor | null {
  if (text.length > longestCursor) return null;
  const [, era, at, snapshot] = cursorForm.exec(text) ?? [];
  if (era === undefined || at === undefined || snapshot === undefined) return null;
  const { xmin, xmax, running } = readSnapshot(snapshot);
  const isOrdered = running.every((xid, i) => xid >= (running[i - 1] ?? xmin) && xid < xmax);
  return xmin > 0n && xmin <= xmax && isOrdered ? { era, at: Number.parseInt(at, 36), snapshot } : null;
}

/** Whether nothing after `cursor` can have been removed, and `now` is a later moment of the same database. */
export function resumes(cursor: Cursor, now: Cursor): boolean {
  return cursor.era === now.era && isUpTo(cursor, now) && now.at - cursor.at <= resumableMs;
}

/** More than this, and no process is that far behind another. */
const aheadMs = 5000;

/**
 * Whether `cursor` is from just after `now`: another process gave it, and this one's next reading comes later than it.
 * A database that was ahead of this one had its cursor earlier.
 */
export function isAhead(cursor: Cursor, now: Cursor): boolean {
  const byMs = cursor.at - now.at;
  return cursor.era === now.era && !isUpTo(cursor, now) && byMs >= 0 && byMs <= aheadMs;
}

function isUpTo(cursor: Cursor, now: Cursor): boolean {
  return readSnapshot(cursor.snapshot).xmax <= readSnapshot(now.snapshot).xmax;
}

/** Whether the transaction had ended, either way, when the snapshot was taken. */
export function hasEnded(xid: string, snapshot: string): boolean {
  const { xmin, xmax, running } = readSnapshot(snapshot);
  const id = BigInt(xid);
  return id < xmin || (id < xmax && !running.includes(id));
}

function readSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', running = ''] = text.split(':');
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), running: running ? running.split(',').map(BigInt) : [] };
}
