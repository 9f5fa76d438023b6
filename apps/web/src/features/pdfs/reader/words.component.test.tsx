import { apiPrefix } from '@wordgrove/contract/paths';
import type { TextWord } from '@wordgrove/contract/pdf-fields';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { newCardsKey, savedWordsKey, storedUnder, writeStored } from '#platform/storage.ts';
import { answer, answerFile, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { cardOf } from '#testing/flashcards.ts';
import { press } from '#testing/keys.ts';
import { student } from '#testing/people.ts';
import { answerWords, clickWord, openReader, pageOf, panel, pressWord, spotOf } from '#testing/reader.ts';
import { lighthouse } from '#testing/texts.ts';
import { currentToasts } from '#ui/use-toast.ts';

const savedShips = {
  ...{ word: 'ships', savedAt: '2026-11-24T08:00:00.000Z', level: null, definition: null },
  tasks: [],
};

const lost = () => {
  throw lostNetwork();
};

describe('a word of a text', () => {
  it('opens the word that was clicked, and makes a card that leads back to its sentence', async () => {
    const { lookedUp, cards } = answerWords();
    await openReader();
    await clickWord('ships');
    await expect.element(panel.getByRole('heading', { name: 'ships' })).toBeVisible();
    await expect.poll(() => lookedUp.at(-1)).toMatchObject({ word: 'ships', met: { pdfId: lighthouse.id, page: 1 } });
    await panel.getByRole('button', { name: 'Make a card' }).click();
    await expect
      .poll(() => cards)
      .toMatchObject([
        {
          word: 'ships:noun',
          met: {
            ...{ source: 'pdf', pdfId: lighthouse.id, page: 1 },
            sentence: 'It turns slowly, and it helps the ships to find their way home.',
          },
        },
      ]);
    await press('Escape');
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('has one state beside the text and in it: of a new word that is likely known, the panel says so', async () => {
    answerWords();
    const standing = { due: null, stability: null, retrievability: null, isMarked: false };
    answer((calls) => calls.memory.states, [{ word: 'ships:noun', state: 'new' as const, ...standing }]);
    const forms = (state: 'new' | 'likely') => [{ page: 1, forms: [{ form: 'ships', word: 'ships:noun', state }] }];
    answer((calls) => calls.pdfs.pageWords, forms('likely'));
    await openReader();
    await clickWord('ships');
    await expect.element(panel.getByText('Probably known', { exact: true })).toBeVisible();
    expect(panel.getByText('New', { exact: true }).query()).toBeNull();
  });

  it('without a network keeps its card and its saved word on the device, and sends each under one id', async () => {
    answerWords();
    answerFile(`${apiPrefix}/health`, () => new Response());
    const tried = answer((calls) => calls.flashcards.fromWord, lost);
    answer((calls) => calls.dictionary.saveWord, lost);
    await openReader();
    await clickWord('ships');
    await panel.getByRole('button', { name: 'Make a card' }).click();
    await expect.element(page.getByText('“ships” will be added when you’re online.')).toBeVisible();
    const waiting = panel.getByRole('button', { name: 'Waiting' });
    await expect.element(waiting).toBeVisible();
    await panel.getByRole('button', { name: 'Save “ships”' }).click();
    await expect.element(page.getByText('The word will be saved when you’re online.')).toBeVisible();
    await waiting.first().click();
    await expect.poll(() => storedUnder(newCardsKey(student.user.uid))).toHaveLength(1);
    await expectNoBarriers('waiting for a network');

    const cards = answer((calls) => calls.flashcards.fromWord, cardOf(['ships', 'Schiffe'], 0));
    const words = answer((calls) => calls.dictionary.saveWord, savedShips);
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('online'));
        return [cards, words].map(({ length }) => length);
      })
      .toEqual([1, 1]);
    await expect.element(panel.getByRole('button', { name: 'Card made' })).toBeVisible();
    expect([...new Set([...tried, ...cards].map(({ id }) => id))]).toHaveLength(1);
    expect(storedUnder(newCardsKey(student.user.uid))).toEqual([]);
    expect(storedUnder(savedWordsKey(student.user.uid))).toEqual([]);
  });

  it('takes back what was said about waiting once it is sent', async () => {
    answerWords();
    answerFile(`${apiPrefix}/health`, () => new Response());
    answer((calls) => calls.flashcards.fromWord, lost);
    answer((calls) => calls.dictionary.saveWord, lost);
    await openReader();
    await clickWord('ships');
    await panel.getByRole('button', { name: 'Make a card' }).click();
    await panel.getByRole('button', { name: 'Save “ships”' }).click();
    const waits = () => currentToasts().filter(({ text }) => text.includes('when you’re online'));
    await expect.poll(waits).toHaveLength(2);
    answer((calls) => calls.flashcards.fromWord, cardOf(['ships', 'Schiffe'], 0));
    answer((calls) => calls.dictionary.saveWord, savedShips);
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('online'));
        return [newCardsKey, savedWordsKey].flatMap((key) => storedUnder(key(student.user.uid)));
      })
      .toEqual([]);
    expect(waits()).toEqual([]);
  });

  it('that an earlier page kept is sent by the next, and a refusal is said', async () => {
    answerWords();
    const id = '0190a5e0-0000-7000-8000-000000000311';
    const card = { front: 'ships', back: 'Schiffe', language: 'de', note: '', word: 'ships:noun' } as const;
    const kept = { id, deck: null, firstDeck: { id, name: 'My words' }, card, met: { source: 'dictionary' } };
    writeStored(newCardsKey(student.user.uid) + id, JSON.stringify(kept));
    writeStored(savedWordsKey(student.user.uid) + id, JSON.stringify({ id, word: 'ships' }));
    const refused = answer(
      (calls) => calls.flashcards.fromWord,
      () => {
        throw refusal('deck-full', 409);
      },
    );
    answer(
      (calls) => calls.dictionary.saveWord,
      () => {
        throw refusal('too-many-saved-words', 409);
      },
    );
    await openReader();
    await expect.element(page.getByText(/“ships” wasn’t added to your flashcards: /)).toBeVisible();
    await expect.element(page.getByText(/“ships” wasn’t saved: /)).toBeVisible();
    // In the deck that there is, not in a new one.
    expect(refused).toMatchObject([{ id, deckId: '0190a5e0-0000-7000-8000-000000000300' }]);
    expect(storedUnder(newCardsKey(student.user.uid))).toEqual([]);
  });

  it('never has its text under the word panel: beside it on a desk, above it on a phone', async () => {
    answerWords();
    const lastPage = () => pageOf(3).element().getBoundingClientRect();
    const sheet = () => panel.element().getBoundingClientRect();
    await page.viewport(1280, 800);
    await openReader({}, '?page=3');
    await clickWord('boats');
    await expect.element(panel).toBeVisible();
    await expect.poll(() => lastPage().right).toBeLessThanOrEqual(sheet().left);
    await page.viewport(360, 740);
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return lastPage().bottom - sheet().top;
      })
      .toBeLessThanOrEqual(0);
  });

  it('shows what is wanted most above the fold of the smallest phone, with its buttons in the order of their keys', async () => {
    answerWords();
    await page.viewport(320, 568);
    await openReader();
    await clickWord('ships');
    await expect.element(panel.getByText('what a ships is')).toBeInViewport();
    const actions = ['Save “ships”', 'Make a card'].map((name) => panel.getByRole('button', { name }));
    for (const part of [panel.getByRole('heading', { name: 'ships' }), panel.getByText('/ships/').first(), ...actions])
      await expect.element(part).toBeInViewport({ ratio: 1 });
    const { bottom } = panel.getByText('what a ships is').element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(actions[0]?.element().getBoundingClientRect().top ?? 0);
    const { y } = await spotOf('ships');
    expect(y).toBeLessThan(panel.element().getBoundingClientRect().top);
    const places = panel
      .getByRole('button')
      .elements()
      .map((each) => each.getBoundingClientRect())
      .map(({ top, left }) => Math.round(top) * 1000 + left);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('closes the panel with Escape, and returns focus to its button', async () => {
    answer((calls) => calls.pdfs.words, []);
    await openReader();
    await spotOf('Mina');
    for (const name of ['Search in this text', 'Words']) {
      const button = page.getByRole('button', { name, exact: true });
      const element = button.element();
      if (element instanceof HTMLElement) element.focus();
      await press('Enter');
      await expect.element(panel).toBeVisible();
      await press('Escape');
      await expect.element(panel).not.toBeInTheDocument();
      expect(document.activeElement).toBe(element);
    }
  });

  it('keeps the sentence of a word also while the server is still reading the text', async () => {
    const { cards } = answerWords();
    await openReader({ preparation: 'waiting', hasText: null, words: null });
    await clickWord('ships');
    await panel.getByRole('button', { name: 'Make a card' }).click();
    const sentence = 'It turns slowly, and it helps the ships to find their way home.';
    await expect.poll(() => cards).toMatchObject([{ met: { sentence } }]);
  });

  it('goes from word to word by keyboard', async () => {
    const { lookedUp } = answerWords();
    await openReader();
    await spotOf('Mina');
    const pages = page.getByRole('region', { name: /^Pages of/ }).element();
    if (pages instanceof HTMLElement) pages.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Enter']) await press(key);
    await expect.element(panel.getByRole('heading', { name: 'lighthouse' })).toBeVisible();
    await expect.poll(() => lookedUp.at(-1)).toMatchObject({ word: 'lighthouse' });
    await press('Escape');
    expect(document.activeElement).toBe(pages);
  });

  it('colours words by their state, if wished', async () => {
    await openReader();
    await spotOf('Mina');
    await page.getByRole('button', { name: 'Colour the words by how well I know them' }).click();
    await expect.poll(() => CSS.highlights.get('reader-learning')?.size).toBe(2);
    await page.getByRole('button', { name: 'Colour the words by how well I know them' }).click();
    await expect.poll(() => CSS.highlights.has('reader-learning')).toBe(false);
  });

  it('are listed with how well they are known, measured or estimated', async () => {
    const { lookedUp } = answerWords();
    const word = (lemma: string, state: TextWord['state']): TextWord => ({
      ...{ word: `${lemma}:noun`, lemma, pos: 'noun', level: 'B1', times: 2, page: 1, state },
    });
    answer((calls) => calls.pdfs.words, [word('lighthouse', 'new'), word('lamp', 'at-risk'), word('ship', 'likely')]);
    await openReader();
    await page.getByRole('button', { name: 'Words', exact: true }).click();
    const rows = panel.getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('lighthouseNewB1, 2 times');
    await expect.element(rows.nth(1)).toHaveTextContent('lampAt riskB1, 2 times');
    await expect.element(rows.nth(2)).toHaveTextContent('shipProbably knownB1, 2 times');
    await rows.nth(2).getByRole('button').click();
    await expect.poll(() => lookedUp.at(-1)).toMatchObject({ word: 'ship', met: { page: 1 } });
  });

  it('asks about a word while it is pressed, which counts as looking it up once it is opened', async () => {
    const { asked, lookedUp } = answerWords();
    await openReader();
    await pressWord('ships');
    await expect.poll(() => asked).toMatchObject([{ word: 'ships' }]);
    await pressWord('Mina');
    await expect.poll(() => asked.length).toBe(2);
    await clickWord('ships');
    await expect.element(panel.getByText('what a ships is')).toBeVisible();
    // Sent again, it has the same id, which makes it the same search.
    await expect.poll(() => [...new Set(lookedUp.map(({ id }) => id))]).toHaveLength(1);
    expect(lookedUp.every(({ word }) => word === 'ships')).toBe(true);
    expect(asked).toHaveLength(2);
  });
});

describe('a plain text', () => {
  const pasted = { kind: 'txt', fileName: 'lighthouse.txt', hasCover: false } as const;

  it.each([
    ['couldn’t be read', { preparation: 'failed', hasText: null, words: null, pages: null }],
    ['has no words at all', { hasText: false, words: 0, pages: 0 }],
  ] as const)('that %s says so, and is not waited for', async (_, change) => {
    await openReader({ ...pasted, ...change });
    await expect.element(page.getByText(/can’t be shown here/)).toBeVisible();
    expect(page.getByText('Opening the text').query()).toBeNull();
    await expectNoBarriers('nothing to show');
  });

  it('opens by itself once the server has read it', async () => {
    await openReader({ ...pasted, preparation: 'waiting', hasText: null, words: null, pages: null });
    await expect.element(page.getByText(/opens here in a moment/)).toBeVisible();
    answer((calls) => calls.pdfs.open, { ...lighthouse, ...pasted });
    await queryClient.invalidateQueries({ queryKey: orpc.pdfs.open.key() });
    await expect.element(page.getByText(/^Mina lives in a small town/)).toBeVisible();
    await expect.element(page.getByText(/opens here in a moment/)).not.toBeInTheDocument();
  });

  it('is read in the font and size that its reader likes, which stay', async () => {
    const { lookedUp } = answerWords();
    await openReader(pasted);
    await expect.element(page.getByText(/^Mina lives in a small town/)).toBeVisible();
    const sizeOfText = () => getComputedStyle(page.getByText(/^Mina lives in a small town/).element()).fontSize;
    const before = Number.parseFloat(sizeOfText());
    await page.getByRole('combobox', { name: 'Text size' }).selectOptions('huge');
    await expect.poll(() => Number.parseFloat(sizeOfText())).toBeGreaterThan(before);
    await clickWord('grandfather');
    await expect.poll(() => lookedUp.at(-1)).toMatchObject({ word: 'grandfather', met: { page: 1 } });
    await expectNoBarriers('a text');
  });
});
