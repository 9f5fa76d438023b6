import type { Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import type { Observed } from './observed.ts';
import { beginAnew, readNotes } from './observed.ts';
import type { Hand } from './players.ts';

/** Types words letter by letter, looks them up and saves them. */
export async function measureDictionary(page: Page, hand: Hand): Promise<Observed> {
  await page.goto('/dictionary');
  const field = page.getByRole('combobox', { name: 'Search a word' });
  await field.waitFor();
  await page.waitForTimeout(600);
  await beginAnew(page);
  for (const word of ['children', 'bridge', 'happy', 'set']) {
    await field.fill('');
    await hand.press(field);
    await hand.type(word);
    await hand.key('Enter');
    await page.getByRole('heading', { name: word === 'children' ? 'child' : word, exact: true, level: 2 }).waitFor();
    await hand.press(page.getByRole('button', { name: 'Save word' }));
  }
  return readNotes(page);
}

/** Reviews a deck: shows answers and grades cards. */
export async function measureCards(page: Page, hand: Hand): Promise<Observed> {
  const deckId = uuid();
  const write = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/flashcards/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  };
  await write('decks', { id: deckId, name: 'Bench' });
  for (let n = 0; n < 12; n += 1) await write('cards', { id: uuid(), deckId, front: `front ${n}`, back: `back ${n}` });
  await page.goto('/flashcards?review=all');
  const show = page.getByRole('button', { name: 'Show answer' });
  await show.waitFor();
  await page.waitForTimeout(600);
  await beginAnew(page);
  for (let n = 0; n < 12; n += 1) {
    await hand.press(show);
    await hand.press(page.getByRole('button', { name: n % 4 === 0 ? 'Hard' : 'Easy', exact: true }));
  }
  return readNotes(page);
}

const rounds = 4;

/** From pressing a link in the bar until the other page's heading is painted, several times per page. @returns ms */
export async function measureRoutes(page: Page): Promise<number[]> {
  await page.goto('/student-dashboard');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().waitFor();
  await page.waitForTimeout(1000);
  const count = await links.count();
  const times: number[] = [];
  for (let n = 1; n <= rounds * count; n += 1) {
    const measured = page.evaluate(untilNextHeading);
    await links.nth(n % count).click();
    times.push(await measured);
    await page.waitForTimeout(500);
  }
  return times;
}

/** Runs in the page. The click's own timestamp comes from the system, so waiting for a busy processor is included. */
function untilNextHeading(): Promise<number> {
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const before = heading();
  let clickedAt = 0;
  const note = ({ timeStamp }: Event) => {
    clickedAt = timeStamp;
  };
  document.addEventListener('click', note, { capture: true, once: true });
  return new Promise((resolve) => {
    const look = () => {
      if (clickedAt === 0 || heading() === '' || heading() === before) return;
      changes.disconnect();
      // After the frame that paints it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
