import type { Page } from '@playwright/test';
import { change } from './database.ts';

/** Makes an invite code's last day pass. A test can't wait for midnight, so the row is made older instead. */
export function letExpire(code: string): Promise<void> {
  return change([["update class_invites set expires_at = now() - interval '1 minute' where code = $1", [code]]]);
}

/** Makes a play have lasted this much longer or, if it is paused, have been paused this much longer. */
export function letPlayLast(page: Page, seconds: number): Promise<void> {
  const id = new URL(page.url()).searchParams.get('play') ?? '';
  const earlier = (column: string) => `${column} = ${column} - make_interval(secs => $2::int)`;
  return change([
    [`update game_plays set ${earlier('started_at')}, ${earlier('paused_at')} where id = $1`, [id, String(seconds)]],
  ]);
}

/** Makes an assignment's due time pass. */
export function letBeDue(assignmentId: string): Promise<void> {
  return change([["update assignments set due_at = now() - interval '1 minute' where id = $1", [assignmentId]]]);
}
