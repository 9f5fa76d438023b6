import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { cardOf, deckOf } from '#testing/flashcards.ts';
import { press } from '#testing/keys.ts';
import { answerWords, clickWord, openReader, panel } from '#testing/reader.ts';
import { forgetMade } from './made-cards.ts';

const offer = panel.getByRole('button', { name: 'Make a card' });
const made = panel.getByRole('button', { name: 'Card made' });

describe('the card of a word of a text', () => {
  it('is shown as made, also when the word is opened again, and is made once', async () => {
    answerWords();
    const cards = answer((calls) => calls.flashcards.fromWord, cardOf(['ships', 'Schiffe'], 0));
    await openReader();
    await clickWord('ships');
    await offer.click();
    await expect.element(made).toHaveFocus();
    // It looks done, and no longer like something to press, also under the pointer.
    await made.hover();
    await expect.poll(() => getComputedStyle(made.element()).borderTopColor).toBe('rgba(0, 0, 0, 0)');
    await press('Enter');
    await expectNoBarriers('a card that is made');
    await press('Escape');
    await expect.element(panel).not.toBeInTheDocument();
    await clickWord('Mina');
    await expect.element(offer).toBeVisible();
    await clickWord('ships');
    await expect.element(made).toHaveAttribute('aria-disabled', 'true');
    expect(cards).toHaveLength(1);
    // Removed from its deck, it can be made again.
    forgetMade();
    await expect.element(offer).toBeVisible();
  });

  it('is shown as made when it was made on another day', async () => {
    answerWords();
    const [deck] = [deckOf('Fruit', { id: '0190a5e0-0000-7000-8000-000000000300' })];
    answer((calls) => calls.flashcards.decks, [deck]);
    const asked = answer((calls) => calls.flashcards.decksWithWord, { deckIds: [deck.id] });
    await openReader();
    await clickWord('ships');
    await expect.element(made).toHaveAttribute('aria-disabled', 'true');
    expect(asked[0]).toEqual({ word: 'ships:noun' });
  });

  it('is marked in the deck that has it, and can go into another', async () => {
    answerWords();
    const decks = ['Fruit', 'Ships'].map((name, at) =>
      deckOf(name, { id: `0190a5e0-0000-7000-8000-00000000030${at}` }),
    );
    answer((calls) => calls.flashcards.decks, decks);
    const cards = answer((calls) => calls.flashcards.fromWord, cardOf(['ships', 'Schiffe'], 0));
    await openReader();
    await clickWord('ships');
    await offer.click();
    await page.getByRole('menuitem', { name: 'Ships' }).click();
    await made.click();
    const icons = () =>
      page
        .getByRole('menuitem')
        .elements()
        .map((item) => item.querySelector('svg') !== null);
    await expect.poll(icons).toEqual([false, true]);
    await page.getByRole('menuitem', { name: 'Fruit' }).click();
    await expect.poll(() => cards.map(({ deckId }) => deckId)).toEqual([decks[1]?.id, decks[0]?.id]);
  });
});
