import type { Graded } from '@wordgrove/contract/flashcards';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork } from '#testing/answers.ts';
import { expectNoBarriers, standStill } from '#testing/barriers.ts';
import { cardOf } from '#testing/flashcards.ts';
import { press } from '#testing/keys.ts';
import { brokenWords, cutOff, doubleText, loadKitLast, phones } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { answerCards, expectLeft, fruitCards, grade, show } from '#testing/review.ts';

const review = '/flashcards?review=all';
const front = page.getByText('apple', { exact: true });

/** Moves a pointer from the middle of the card, in a few steps, and lets it go. */
async function push(across: number, { down = 0, type = 'touch', held = () => Promise.resolve() } = {}): Promise<void> {
  const target = document.querySelector('[data-turned]');
  if (!target) throw new Error('there is no card');
  const { left, top, width, height } = target.getBoundingClientRect();
  const send = (name: string, share: number) =>
    target.dispatchEvent(
      new PointerEvent(name, {
        ...{ bubbles: true, isPrimary: true, pointerId: 1, pointerType: type },
        clientX: left + width / 2 + across * share,
        clientY: top + height / 2 + down * share,
      }),
    );
  // No pointer is really down, so there is none to be captured.
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
  send('pointerdown', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) send('pointermove', share);
  await held();
  send('pointerup', 1);
}

describe('a card', () => {
  it('has its answer in the page only once it is turned, which a tap on it does too', async () => {
    answerCards().takeGrades();
    await openPage(review, student);
    await expect.element(show).toHaveFocus();
    expect(document.body.textContent).not.toContain('elma');
    await front.click();
    await expect.element(page.getByText('elma', { exact: true })).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('elma');
    await standStill();
    // What lies on its other side can't be reached or heard any more.
    expect(page.getByText('apple', { exact: true }).elements()[0]?.closest('[inert]')).not.toBeNull();
    await press('3');
    await expectLeft(2);
    expect(document.body.textContent).not.toContain('armut');
  });

  it('is pushed aside by a finger: to the left if forgotten, to the right if not', async () => {
    const graded = answerCards().takeGrades();
    await openPage(review, student);
    await expect.element(show).toBeVisible();
    await push(200);
    await expectLeft(3);
    await press('Space');
    await expect.element(grade('Good')).toBeVisible();
    const stamp = page.getByText('Again', { exact: true }).first();
    await push(-200, { held: () => expect.element(stamp).toBeVisible() });
    await expectLeft(2);
    await expect.element(show).toBeVisible();
    await press('Space');
    await expect.element(grade('Good')).toBeVisible();
    await push(200);
    await expectLeft(1);
    await expect.poll(() => graded.map(({ grade: given }) => given)).toEqual([1, 3]);
    await expectNoBarriers('after a push');
  });

  it('stays for a finger that comes back or scrolls, and for a mouse, which selects', async () => {
    answerCards().takeGrades();
    await openPage(review, student);
    await expect.element(show).toBeVisible();
    await press('Space');
    await expect.element(grade('Good')).toBeVisible();
    await push(20);
    await push(80, { down: 200 });
    await push(200, { type: 'mouse' });
    await expectLeft(3);
    await expect.element(page.getByText('elma', { exact: true })).toBeVisible();
    expect(document.querySelector('[data-swiping]')).toBeNull();
  });

  it('fades instead of turning for somebody who wants less motion', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? { ...real(query), matches: true } : real(query),
    );
    answerCards().takeGrades();
    await openPage(review, student);
    await expect.element(show).toHaveFocus();
    const animate = vi.spyOn(Element.prototype, 'animate');
    await press('Space');
    await expect.element(page.getByText('elma', { exact: true })).toBeVisible();
    expect(animate.mock.calls).toEqual([[{ opacity: [0, 1] }, expect.any(Number)]]);
    await push(200);
    await expectLeft(2);
    // Nothing flies away either.
    expect(animate).toHaveBeenCalledTimes(1);
  });
});

it('has the screen to itself until it is left by one tap or key, or all is done', async () => {
  answerCards(fruitCards.slice(0, 1)).takeGrades();
  await openPage(review, student);
  await expect.element(show).toHaveFocus();
  const bar = page.getByRole('banner');
  expect(bar.query()).toBeNull();
  await press('Escape');
  await expect.element(page.getByRole('region', { name: 'Waiting today' })).toBeVisible();
  await expect.element(bar).toBeVisible();
  await page.getByRole('button', { name: 'Start review' }).click();
  await expect.element(show).toBeVisible();
  await press('Space', '3');
  await expect.element(page.getByRole('heading', { name: '1 word grew' })).toHaveFocus();
  await expect.element(bar).toBeVisible();
});

describe('the plant of a word', () => {
  const grew = page.getByText('apple: Known', { exact: true });

  it('is seen to grow after the answer, and says so', async () => {
    const learning = fruitCards.map((card) => ({ ...card, state: 'learning' as const }));
    answerCards(learning).takeGrades({ state: 'known' } satisfies Partial<Graded>);
    await openPage(review, student);
    await expect.element(page.getByText('Learning', { exact: true })).toBeVisible();
    await press('Space', '3');
    await expect.element(grew).toBeInTheDocument();
    await press('z');
    await expect.poll(() => grew.query()).toBeNull();
  });

  it('grows from nothing that the server hasn’t heard', async () => {
    answerCards();
    answer(
      (calls) => calls.flashcards.grade,
      () => {
        throw lostNetwork();
      },
    );
    answer(
      (calls) => calls.health.check,
      () => {
        throw lostNetwork();
      },
    );
    await openPage(review, student);
    for (const left of [2, 1]) {
      await expect.element(show).toBeVisible();
      await press('Space', '3');
      await expectLeft(left);
    }
    await expect.element(page.getByText(/^2 answers are kept on this device/)).toBeVisible();
    expect(page.getByText(/^(apple|pear): /).query()).toBeNull();
  });
});

it.each(phones)('has room for card and grades on a phone of %o, whatever is on the card', async ({ width, height }) => {
  await page.viewport(width, height);
  answerCards([
    cardOf(['apple', 'elma'], 0),
    cardOf(['responsibilities', 'Verantwortungsbewusstsein'], 1),
    cardOf(['to be looking forward to it', 'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden'], 2),
  ]).takeGrades();
  await openPage(review, student);
  const word = page.getByText('apple', { exact: true });
  await expect.element(word).toBeVisible();
  if (width >= 390) expect(getComputedStyle(word.element()).fontSize).toBe('40px');
  for (const left of [2, 1, 0]) {
    await expect.element(show).toBeVisible();
    await press('Space');
    await expect.element(grade('Good')).toBeVisible();
    await standStill();
    expect(cutOff(document.querySelector('main') ?? document.body)).toEqual([]);
    expect(grade('Good').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
    expect(document.querySelector('[data-turned]')?.getBoundingClientRect().top).toBeGreaterThan(0);
    await press('3');
    if (left > 0) await expectLeft(left);
  }
});

it('shows every grade whole where the text is twice as large, whichever page was open before', async () => {
  doubleText();
  await page.viewport(390, 844);
  answerCards();
  await openPage(review, { ...student, profile: { ...student.profile, language: 'es' } });
  await expect.element(page.getByRole('button', { name: 'Mostrar respuesta' })).toBeVisible();
  loadKitLast();
  await press('Space');
  const grades = page.getByRole('group').last();
  await expect.element(grades.getByRole('button', { name: 'Difícil' })).toBeVisible();
  await standStill();
  expect(cutOff(document.body)).toEqual([]);
  expect(brokenWords(grades.element())).toEqual([]);
  expect(getComputedStyle(document.querySelector('[data-turned] > * > *') ?? document.body).padding).toBe('0px');
});
