import type { Gradebook } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#platform/api.ts';
import { answer } from '#testing/answers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const path = `/teacher/classes/${idOf(500)}/gradebook`;
const grid = page.getByRole('grid', { name: 'Gradebook of 8A' });

/** A class in which the n-th student has n points of 500 in everything, or what `pointsOf` says. */
function classOf(size: number, pointsOf = (n: number) => n): Gradebook {
  const assignments = Array.from({ length: 3 }, (_, at) => ({
    ...{ id: idOf(900 + at), title: `Homework ${at + 1}`, kind: 'game' as const, dueAt: null, points: 500 },
    publishedAt: '2026-11-20T08:00:00.000Z',
  }));
  const students = Array.from({ length: size }, (_, at) => ({
    ...{ studentId: idOf(2001 + at), name: `Student ${at + 1}` },
    states: assignments.map(() => 'returned' as const),
    points: assignments.map(() => pointsOf(at + 1)),
  }));
  return { className: '8A', timeZone: 'Europe/Berlin', isArchived: false, hasOlder: false, assignments, students };
}

async function openClass(address = path): Promise<HTMLElement> {
  answer((calls) => calls.assignments.gradebook, classOf(400));
  await openPage(address, teacher);
  await expect.element(grid.getByText('Student 1', { exact: true })).toBeVisible();
  return grid.element() as HTMLElement;
}

const rowsIn = (frame: Element) => [...frame.querySelectorAll('[role=row]:not([aria-rowindex="1"])')];
const numbersIn = (frame: Element) => rowsIn(frame).map((row) => Number(row.getAttribute('aria-rowindex')));
const nameAt = (cell: Element | null) => cell?.closest('[role=row]')?.querySelector('[role=rowheader]')?.textContent;
const ascending = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

/** As a hand does it: many steps, and a rest. */
async function scrollTo(frame: HTMLElement, rows: readonly number[]): Promise<void> {
  const rested = new Promise((done) => frame.addEventListener('scrollend', done, { once: true }));
  for (const row of rows) {
    frame.scrollTop = row * 64;
    frame.dispatchEvent(new Event('scroll'));
  }
  await rested;
}

describe('rows that are scrolled past', () => {
  it('say what is their own student’s, in their own place', async () => {
    const frame = await openClass();
    for (const row of [3, 11, 12, 40, 200, 199, 150, 20]) {
      await scrollTo(frame, [row]);
      for (const each of rowsIn(frame)) {
        const n = Number(each.getAttribute('aria-rowindex')) - 1;
        expect(nameAt(each)).toBe(`Student ${n}`);
        expect(each.querySelector('a')?.getAttribute('href')).toBe(`${path}?sheet=${idOf(2000 + n)}`);
        expect(each.querySelector(`[data-cell="${n - 1}:2"]`)?.textContent).toBe(`${n} of 500`);
      }
      const { left, top } = frame.getBoundingClientRect();
      for (const below of [1, 3])
        expect(nameAt(document.elementFromPoint(left + 30, top + below * 64 + 32))).toBe(`Student ${row + below}`);
    }
  });

  it('are read in their order once scrolling rests, and the same few are used for all', async () => {
    const frame = await openClass();
    await scrollTo(frame, [40]);
    const used = new Set(rowsIn(frame));
    for (const steps of [[41, 43, 46], [45], [44, 42, 30], [300]]) {
      await scrollTo(frame, steps);
      expect(numbersIn(frame)).toEqual(ascending(numbersIn(frame)));
      expect(rowsIn(frame).filter((row) => !used.has(row))).toEqual([]);
    }
  });

  it('are in order all the time in a browser that doesn’t say when scrolling ends', async () => {
    const event = Object.getOwnPropertyDescriptor(window, 'onscrollend') ?? {};
    Reflect.deleteProperty(window, 'onscrollend');
    const stop = (happened: Event) => happened.stopImmediatePropagation();
    window.addEventListener('scrollend', stop, { capture: true });
    const frame = await openClass();
    for (const row of [40, 43]) {
      frame.scrollTop = row * 64;
      frame.dispatchEvent(new Event('scroll'));
    }
    await expect.poll(() => numbersIn(frame)).toSatisfy((numbers) => `${numbers}` === `${ascending(numbers)}`);
    expect(numbersIn(frame)).toContain(44);
    Object.defineProperty(window, 'onscrollend', event);
    window.removeEventListener('scrollend', stop, { capture: true });
  });

  it('keep the focus with its student, however far it is scrolled, and keys go on from there', async () => {
    const frame = await openClass();
    const cell = frame.querySelector<HTMLElement>('[data-cell="5:1"]');
    cell?.focus();
    for (const steps of [[1, 9, 30, 200], [199, 120], [380]]) {
      await scrollTo(frame, steps);
      expect(document.activeElement).toBe(cell);
      expect(nameAt(cell)).toBe('Student 6');
      expect(numbersIn(frame)).toEqual(ascending(numbersIn(frame)));
    }
    expect(frame.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => nameAt(document.activeElement)).toBe('Student 7');
    expect(frame.scrollTop).toBeLessThanOrEqual(6 * 64);
  });

  it('keep the focus with its student when new grades change the order', async () => {
    const frame = await openClass(`${path}?sort=average`);
    const cell = frame.querySelector<HTMLElement>('[data-cell="1:1"]');
    cell?.focus();
    expect(nameAt(cell)).toBe('Student 2');
    answer(
      (calls) => calls.assignments.gradebook,
      classOf(400, (n) => (n === 2 ? 500 : n)),
    );
    await queryClient.invalidateQueries();
    await expect.poll(() => cell?.textContent).toBe('500 of 500');
    expect(document.activeElement).toBe(cell);
    expect(nameAt(cell)).toBe('Student 2');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => nameAt(document.activeElement)).toBe('Student 400');
  });

  it('leave a name that is wanted in another tab to the browser', async () => {
    await openClass();
    const left: boolean[] = [];
    const look = (event: MouseEvent) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', look);
    const name = grid.getByRole('link', { name: 'Student 2', exact: true }).element();
    for (const ctrlKey of [true, false])
      name.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey }));
    window.removeEventListener('click', look);
    expect(left).toEqual([true, false]);
  });
});
