import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { newDeck } from './stage/cards.ts';
import { expect, test } from './stage/test.ts';

const nouns = [
  ['kitchen', 'where food is made'],
  ['garden', 'where flowers grow'],
  ['window', 'what lets light in'],
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function recall(page: Page, word: string): Promise<void> {
  await expect(page.getByText(word, { exact: true })).toBeVisible();
  await button(page, 'Show answer').tap();
  await button(page, 'Good').tap();
}

test('a student plays now, loses the network and the page on the way, and sees what grew', async ({
  student,
  anotherBrowser,
  outcry,
}) => {
  outcry.allow(/ERR_INTERNET_DISCONNECTED/);
  const { id: deckId } = await newDeck(student, 'House', []);
  for (const [front, back] of nouns)
    await student.visitor.call('POST', '/flashcards/cards', {
      ...{ id: randomUUID(), deckId, front, back, word: `${front}:noun` },
    });
  const phone = await anotherBrowser(student, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await phone.goto('/student-dashboard');
  await button(phone, 'Play now').tap();
  await recall(phone, 'kitchen');
  await expectNoBarriers(phone, 'a card of Play now');
  await phone.context().setOffline(true);
  await recall(phone, 'garden');
  await expect(phone.getByText('window', { exact: true })).toBeVisible();
  await phone.context().setOffline(false);
  await phone.reload();
  await recall(phone, 'window');

  await expect(phone.getByRole('heading', { name: /^(Word Match|Memory Cards)$/ })).toBeAttached();
  await expectNoBarriers(phone, 'a game of Play now');
  await button(phone, 'Stop here').tap();
  await expect(phone.getByRole('heading', { name: '3 words grew' })).toBeVisible();
  for (const [front] of nouns) await expect(phone.getByText(front, { exact: true })).toBeVisible();
  await expectNoBarriers(phone, 'the end of Play now');
  await phone.getByRole('link', { name: 'Done', exact: true }).tap();
  await expect(button(phone, 'Play now')).toBeVisible();
});
