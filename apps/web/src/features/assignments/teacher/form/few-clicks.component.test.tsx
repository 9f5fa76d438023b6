import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerHomework } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';

/** The dashboard's button leads to the form; beside typing the title, each further click is counted here. */
async function set(clicks: readonly string[]) {
  const { made } = answerHomework();
  await openPage('/teacher/assignments?edit=new', teacher);
  await page.getByRole('textbox', { name: 'Title' }).fill('Holidays');
  for (const name of clicks) {
    const role = name === 'Publish' ? 'button' : 'radio';
    await page.getByRole(role, { name, exact: true }).click();
  }
  await expect.poll(() => made).toHaveLength(1);
  expect(1 + clicks.length).toBeLessThanOrEqual(5);
  return made[0];
}

it('a game is set from the dashboard with two clicks', async () => {
  expect(await set(['Publish'])).toMatchObject({ task: { kind: 'game' }, due: null });
});

it('a hand-in with three, and the next one begins as this one', async () => {
  expect(await set(['Hand-in', 'Publish'])).toMatchObject({ task: { kind: 'hand-in' }, publishes: true });
  await page.getByRole('button', { name: 'New assignment' }).click();
  await expect.element(page.getByRole('radio', { name: 'Hand-in', exact: true })).toBeChecked();
});
