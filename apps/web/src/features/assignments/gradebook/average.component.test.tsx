import type { Gradebook } from '@wordgrove/contract/assignments';
import { languages } from '@wordgrove/contract/languages';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { setLanguage } from '#platform/i18n.ts';
import { answer } from '#testing/answers.ts';
import { bookOf } from '#testing/gradebook.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const path = `/teacher/classes/${idOf(500)}/gradebook`;

it('has room for what an average leaves out, in every language', async () => {
  const book = bookOf(1, 12);
  const states = Array.from({ length: 12 }, (_, at) =>
    at < 2 ? 'returned' : at < 5 ? 'turned-in' : at < 9 ? 'missing' : 'assigned',
  );
  const students = book.students.map((each) => ({ ...each, states })) as Gradebook['students'];
  for (const language of languages) {
    answer((calls) => calls.assignments.gradebook, { ...book, students });
    await openPage(path, { ...teacher, profile: { ...teacher.profile, language } });
    await expect.poll(() => document.documentElement.lang).toBe(language);
    await expect.element(page.getByRole('grid').getByText(/12; \d .*; .*4.*; 3/)).toBeVisible();
    const small = document.querySelector('main [role=gridcell] small');
    const { scrollHeight = 0, clientHeight = 0 } = small?.parentElement ?? {};
    expect({ language, isCut: scrollHeight > clientHeight }).toEqual({ language, isCut: false });
    await cleanup();
    queryClient.clear();
  }
  await setLanguage('en');
});

it.each([320, 390])(
  'has room on a phone %d wide for an average and what it leaves out, in every language',
  async (wide) => {
    const book = bookOf(2, 48);
    const states = book.assignments.map((_, at) => (at < 24 ? 'turned-in' : at < 36 ? 'missing' : 'assigned'));
    // The second one has no average yet.
    const students = book.students.map((each, row) => ({
      ...each,
      states: row === 0 ? ['returned', ...states.slice(1)] : states,
      points: row === 0 ? each.points : each.points.map(() => null),
    })) as Gradebook['students'];
    answer((calls) => calls.assignments.gradebook, { ...book, students });
    await page.viewport(wide, 640);
    for (const language of languages) {
      await openPage(path, { ...teacher, profile: { ...teacher.profile, language } });
      await expect.poll(() => document.documentElement.lang).toBe(language);
      await expect.element(page.getByRole('grid').getByText(/75/)).toBeVisible();
      const cells = [...document.querySelectorAll('main [role=rowheader] + [role=gridcell]')];
      const seen = { lines: 3, isInside: true, isCut: false };
      expect({ language, seen: cells.map(lookOf) }).toEqual({ language, seen: [seen, seen] });
      await cleanup();
      queryClient.clear();
    }
    await setLanguage('en');
    await page.viewport(1280, 800);
  },
);

/** How the lines below an average, and both, fit into their cell. */
function lookOf(cell: Element) {
  const [share, ...smalls] = cell.children;
  const lines = smalls.find(({ clientHeight }) => clientHeight > 1);
  const isInside = [share, lines].every((each) => {
    const range = document.createRange();
    if (each) range.selectNodeContents(each);
    return range.getBoundingClientRect().right <= cell.getBoundingClientRect().right;
  });
  const isCut = cell.scrollHeight > cell.clientHeight;
  return { lines: lines?.textContent?.split('\n').length, isInside, isCut };
}
