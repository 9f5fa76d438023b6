import { languages } from '@wordgrove/contract/languages';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { setLanguage } from '#platform/i18n.ts';
import { answer } from '#testing/answers.ts';
import { assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

it('the ways to the previous and the next student share one line of a phone, in every language', async () => {
  const assignment = assignmentOf({ id: idOf(950) });
  const students = [1, 2].map((n) => workOf(`Student ${n}`, { studentId: idOf(1000 + n), state: 'turned-in' }));
  answer((calls) => calls.assignments.work, { assignment, students, gone: 0 });
  answer((calls) => calls.assignments.comments, { comments: [] });
  for (const language of languages) {
    await openPage(`/teacher/assignments/${assignment.id}/grading`, {
      ...teacher,
      profile: { ...teacher.profile, language },
    });
    await expect.poll(() => document.documentElement.lang).toBe(language);
    for (const width of [320, 390]) {
      await page.viewport(width, 740);
      const ways = () =>
        [...document.querySelectorAll('main h2')].flatMap((name) => [
          ...(name.parentElement?.parentElement?.querySelectorAll('button') ?? []),
        ]);
      await expect.poll(() => ways().map((way) => way.getAttribute('aria-disabled'))).toEqual(['true', null]);
      // Where nobody comes before or after, the way doesn't look as if it could be pressed.
      await expect.poll(() => new Set(ways().map((way) => getComputedStyle(way).color)).size).toBe(2);
      const boxes = () => ways().map((way) => way.getBoundingClientRect());
      await expect
        .poll(() => ({ language, width, tops: new Set(boxes().map(({ top }) => top)).size }))
        .toEqual({ language, width, tops: 1 });
      for (const { height } of boxes()) expect({ language, height }).toEqual({ language, height: 44 });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await cleanup();
    queryClient.clear();
  }
  await setLanguage('en');
  await page.viewport(1280, 800);
});
