import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { ownReading } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { openReader } from '#testing/reader.ts';
import { idOf } from '#testing/school.ts';

describe('while it is read', () => {
  const line = () => page.getByRole('link', { name: 'Homework: Read the beginning' });

  /** A server that has this homework, and hints that pages were read. */
  async function read(change: Parameters<typeof ownReading>[0]): Promise<void> {
    give(ownReading(change));
    await queryClient.invalidateQueries({ queryKey: orpc.assignments.mine.key() });
  }

  function give(...assignments: OwnAssignment[]): void {
    answer((calls) => calls.assignments.mine, ownPage(assignments));
  }

  it('the reader names it, follows what is read, and says when it is turned in', async () => {
    await page.viewport(390, 844);
    give(ownReading());
    await openReader();
    await expect.element(line()).toHaveAttribute('href', `/assignments/${idOf(700)}`);
    await expect.element(page.getByText('Pages 1–2: 0 of 2 read')).toBeVisible();
    await expectNoBarriers('reading for homework');
    await read({ read: 1, state: 'started' });
    await expect.element(page.getByText('Pages 1–2: 1 of 2 read')).toBeVisible();
    await read({ read: 2, state: 'turned-in', turnedInAt: new Date(Date.now() + 1000).toISOString() });
    await expect.element(page.getByText('Turned in')).toBeVisible();
    expect(document.scrollingElement?.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('the reader says nothing about what was turned in before, is over, or is another text', async () => {
    const turnedInAt = '2026-11-20T08:00:00.000Z';
    const other = { kind: 'reading', pdfId: idOf(1), from: 1, to: 2, text: null, read: 0, of: 0 } as const;
    give(
      ownReading({ id: idOf(701), read: 2, state: 'turned-in', turnedInAt }),
      ownReading({ id: idOf(702), isOpen: false }),
      ownReading({ id: idOf(703), task: other }),
      ownReading({ id: idOf(704), title: 'The one' }),
    );
    await openReader();
    await expect.element(page.getByRole('link', { name: 'Homework: The one' })).toBeVisible();
    expect(page.getByRole('link', { name: /^Homework: / }).elements()).toHaveLength(1);
  });
});
