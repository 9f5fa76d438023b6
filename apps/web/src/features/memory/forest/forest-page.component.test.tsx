import type { Forest } from '@wordgrove/contract/memory';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher } from '#testing/people.ts';
import { idOf, ownClassOf } from '#testing/school.ts';

const classId = idOf(71);
const ownForest = `/student/grove/forest/${classId}`;
const wood: Forest = {
  ...{ className: '7B', isLarge: true, least: 3 },
  topics: [
    { topic: 'home', stages: { seed: 4, sprout: 30, young: 12, grown: 5, flower: 2 } },
    { topic: null, stages: { seed: 0, sprout: 1, young: 0, grown: 0, flower: 0 } },
  ],
};

function answerForest(forest: Partial<Forest> = {}): void {
  answer((calls) => calls.memory.forest, { ...wood, ...forest });
  answer((calls) => calls.classes.mine, [ownClassOf('7B')]);
}

it('shows a class’s plants as a picture, and its sums as a table behind it', async () => {
  answerForest();
  await openPage(ownForest, student);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Forest of 7B' })).toBeVisible();
  const row = page.getByRole('row', { name: /^Home/ });
  await expect.element(row).toHaveTextContent('Home4301252');
  const picture = document.querySelector('figure canvas');
  if (!(picture instanceof HTMLCanvasElement)) throw new Error('there is no picture');
  const isPainted = () =>
    picture
      .getContext('2d')
      ?.getImageData(0, 0, picture.width, picture.height)
      .data.some((value) => value > 0);
  await expect.poll(isPainted).toBe(true);
  await expectNoBarriers('a forest');
});

it('tells a small class that it waits for more', async () => {
  answerForest({ isLarge: false, topics: [] });
  await openPage(ownForest, student);
  await expect.element(page.getByText('This forest is still too small')).toBeVisible();
});

it('says that there is none, where the class has switched it off', async () => {
  answer(
    (calls) => calls.memory.forest,
    () => {
      throw refusal('not-found', 404);
    },
  );
  answer((calls) => calls.classes.mine, []);
  await openPage(ownForest, student);
  await expect.element(page.getByText('There is no forest here')).toBeVisible();
  expect(page.getByRole('button', { name: 'Retry' }).query()).toBeNull();
  await expectNoBarriers('no forest');
});

it('is there for the class’s teacher, too, and fits phones and a projector', async () => {
  const open = async (person: typeof student) => {
    answer((calls) => calls.memory.classForest, wood);
    await openPage(`/teacher/classes/${classId}/forest`, person);
  };
  await expectToFit(teacher, open, page.getByRole('heading', { level: 1, name: /7B/ }));
});
