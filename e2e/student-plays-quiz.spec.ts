import { expectNoBarriers } from './stage/accessibility.ts';
import { roundOfStart, startGame } from './stage/games.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';

type Question = { id: string; options: string[]; right: number };

test('a student plays a quiz by keyboard alone; what goes wrong comes back once', async ({ page, student }) => {
  await signIn(page, student);
  await page.goto('/games');
  await expectNoBarriers(page, 'hub');
  await tabTo(page, page.getByRole('link', { name: 'Quiz', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }));
  await expectNoBarriers(page, 'choices');
  const { items } = await roundOfStart<Question>(page, () => page.keyboard.press('Enter'));
  const keyOf = ({ right }: Question, isRight: boolean) => String(((isRight ? right : right + 1) % 4) + 1);

  for (const [place, item] of items.entries()) {
    await expect(page.getByText(`Question ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    if (place === 0) await expectNoBarriers(page, 'question');
    await page.keyboard.press(keyOf(item, place !== 0));
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
    if (place === 0) {
      await expect(page.getByText('It comes back once at the end.').last()).toBeVisible();
      await expectNoBarriers(page, 'answered');
    }
    await page.keyboard.press('Enter');
  }
  const [first] = items;
  if (!first) throw new Error('a round without questions');
  await expect(page.getByText(`Question 1 of ${items.length}, once more`)).toBeVisible();
  await page.keyboard.press(keyOf(first, true));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(page.getByText(`${items.length * 10 - 5} of ${items.length * 10}`)).toBeVisible();
  await expect(page.getByText('Right would be:')).toHaveCount(1);
  await expectNoBarriers(page, 'results');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();

  const again = await roundOfStart<Question>(page, () =>
    page.getByRole('button', { name: 'Practise this one again (1)' }).click(),
  );
  expect(again.items.map(({ id }) => id)).toContain(first.id);
});

test('a quiz that was left by a refresh goes on where it was, on another device too', async ({
  page,
  student,
  anotherBrowser,
}) => {
  await signIn(page, student);
  const { items } = await startGame<Question>(page, 'Quiz');
  const saved = page.waitForResponse((response) => response.url().endsWith('/moves'));
  await page.keyboard.press(String((items[0]?.right ?? 0) + 1));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await saved;
  await page.reload();
  await expect(page.getByText(`Question 2 of ${items.length}`)).toBeVisible();

  const phone = await anotherBrowser(student, { hasTouch: true, viewport: { width: 360, height: 740 } });
  await phone.goto('/games/quiz');
  await phone.getByRole('button', { name: 'Resume', exact: true }).tap();
  for (const [place, { options, right }] of items.entries()) {
    if (place === 0) continue;
    await expect(phone.getByText(`Question ${place + 1} of ${items.length}`)).toBeVisible();
    await phone
      .getByRole('listitem')
      .getByRole('button', { name: options[right] ?? '', exact: true })
      .first()
      .tap();
    if (place === 1) await expectNoBarriers(phone, 'answered on a phone');
    await phone
      .getByRole('button', { name: place === items.length - 1 ? 'To the results' : 'Next', exact: true })
      .tap();
  }
  await expect(phone.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(phone.getByText(`${items.length * 10} of ${items.length * 10}`)).toBeVisible();
  await expectNoBarriers(phone, 'results on a phone');
});

test('a quiz that is paused can be gone on with elsewhere at once', async ({ page, student, anotherBrowser }) => {
  await signIn(page, student);
  // What waits is sent every four seconds: without that, only the pause can have sent it.
  const withoutFlush = 'const real = setInterval; window.setInterval = (work, ms) => ms === 4000 ? 0 : real(work, ms)';
  await page.addInitScript({ content: withoutFlush });
  const { items } = await startGame<Question>(page, 'Quiz');
  await page.keyboard.press(String((items[0]?.right ?? 0) + 1));
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().endsWith('/moves'));
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await saved;
  await expect(page.getByText('Take your time. Your answers are kept.')).toBeVisible();
  const phone = await anotherBrowser(student);
  await phone.goto('/games/quiz');
  await phone.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(phone.getByText(`1 of ${items.length}`, { exact: true })).toBeVisible();
});

test('a quiz that is left to the hub goes on after its last answer', async ({ page, student }) => {
  await signIn(page, student);
  const { items } = await startGame<Question>(page, 'Quiz');
  const saved = page.waitForResponse((response) => response.url().endsWith('/moves'));
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await saved;
  // The hub is left sooner than its answer comes: what it showed before the start isn't taken for true.
  await page.route('**/api/games/hub*', () => undefined, { times: 1 });
  const asked = page.waitForRequest('**/api/games/hub*');
  await page.getByRole('link', { name: 'Leave', exact: true }).click();
  await asked;
  await page.getByRole('link', { name: 'Quiz', exact: true }).click();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText(`Question 2 of ${items.length}`)).toBeVisible();
});

test('a teacher previews a game without anything being kept', async ({ page, teacher }) => {
  await signIn(page, teacher);
  await page.goto('/teacher/game-analytics');
  await page.getByRole('button', { name: 'Preview Quiz' }).click();
  await expectNoBarriers(page, 'preview');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Leave preview' }).click();
  await expect(page.getByRole('button', { name: 'Preview Quiz' })).toBeVisible();
});
