import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { cardOf, deckOf } from '#testing/flashcards.ts';
import { letter } from '#testing/letter.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { picturesSeen } from '#testing/pictures.ts';
import { answerWords, clickWord, openReader, panel } from '#testing/reader.ts';

const found = { asked: 'letter', pronunciations: [], didYouMean: [], hasSecondSource: false, words: [letter] };
const makeCard = page.getByRole('listitem').getByRole('button', { name: 'Make a card' });

/** The entry, for a student who has one deck. */
async function openEntry(entry = found) {
  answerWords();
  answer((calls) => calls.dictionary.lookUp, entry);
  answer((calls) => calls.flashcards.decks, [deckOf('Fruit')]);
  const cards = answer((calls) => calls.flashcards.fromWord, cardOf(['letter', 'Buchstabe'], 0));
  await openPage('/dictionary?word=letter', student);
  return cards;
}

describe('an entry with several meanings', () => {
  it('lists them in order, each with its label, level and translations, before those of WordNet', async () => {
    await openEntry();
    const labels = page.getByRole('heading', { level: 4 });
    await expect.element(labels.nth(0)).toHaveTextContent('post');
    await expect.element(labels.nth(1)).toHaveTextContent('alphabet');
    const second = page.getByRole('listitem').filter({ hasText: 'one of the signs' });
    await expect.element(second).toMatchTextContent(/Level\s?A2/);
    await expect.element(second).toMatchTextContent('harf');
    await expect.element(page.getByText('a capital letter')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'letterbox' })).toBeVisible();
    await expectNoBarriers('an entry with several meanings');
  });

  it('shows the picture of the main one, which adds nothing for a screen reader', async () => {
    await openEntry();
    await expect.poll(picturesSeen).toEqual(['envelope']);
    const [first] = page.getByRole('listitem').filter({ hasText: 'words on paper' }).elements();
    expect(first?.querySelectorAll('img[alt=""]')).toHaveLength(1);
  });

  it('closes the gap of a picture that can’t be had', async () => {
    const gone = { ...letter, taught: letter.taught && { ...letter.taught, picture: 'lost' } };
    await openEntry({ ...found, words: [gone] });
    await expect.element(page.getByText('a capital letter')).toBeVisible();
    await expect.poll(() => document.images).toHaveLength(0);
  });

  it('puts the chosen meaning on a card, and offers no second card then', async () => {
    const cards = await openEntry();
    await makeCard.nth(1).click();
    await expect
      .poll(() => cards)
      .toMatchObject([
        { word: 'letter:noun', sense: 'alphabet', back: 'one of the signs that words are written with' },
      ]);
    await expect.element(makeCard).not.toBeInTheDocument();
  });
});

describe('a word of a text', () => {
  it('is shown and made a card in the meaning that its sentence points to', async () => {
    answerWords();
    answer((calls) => calls.dictionary.lookUp, found);
    const cards = answer((calls) => calls.flashcards.fromWord, cardOf(['letter', 'Buchstabe'], 0));
    await openReader({ kind: 'txt', pages: 1 }, '', async () => [
      { page: 1, text: 'Her name begins with a capital letter, he said.' },
    ]);
    await clickWord('letter');
    await expect.element(panel).toMatchTextContent('one of the signs that words are written with');
    await expect.element(panel).toMatchTextContent('Also: post');
    expect(document.querySelectorAll('aside img, [role="dialog"] img')).toHaveLength(0);
    await panel.getByRole('button', { name: 'Make a card' }).click();
    await expect.poll(() => cards).toMatchObject([{ sense: 'alphabet' }]);
  });
});
