import type { RunnerTestCase } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface TaskMeta {
    /** The path of the picture of its first failure, for the end of the test run. */
    picture?: string;
  }
}

/**
 * Notes where the picture of a test's first failure is, while its screen is still there. Vitest takes one when the test
 * itself fails, but none of what the set-up finds wrong (`isWrong`) after a test that passed.
 */
export async function notePicture({ meta, artifacts }: RunnerTestCase, isWrong: boolean): Promise<void> {
  if (meta.picture) return;
  const [taken] = artifacts.flatMap((each) => (each.type === 'internal:failureScreenshot' ? each.attachments : []));
  // Without a picture the failure is still told.
  const picture = taken?.originalPath ?? (isWrong ? await page.screenshot().catch(() => undefined) : undefined);
  if (picture) meta.picture = picture;
}
