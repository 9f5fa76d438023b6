import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, lostNetwork } from '#testing/answers.ts';
import { expectNoBarriers, standStill } from '#testing/barriers.ts';
import { entryOf } from '#testing/entries.ts';
import { press } from '#testing/keys.ts';
import { places } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';

const field = page.getByRole('combobox', { name: 'Search a word' });
const headword = (word: string) => page.getByRole('heading', { name: word, exact: true, level: 2 });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const save = page.getByRole('button', { name: /^Save word/ });
const saved = page.getByRole('button', { name: /^Saved/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A dictionary that knows some words, and the lists of a student. */
function answerDictionary(...lemmas: readonly string[]) {
  answer((calls) => calls.flashcards.decks, []);
  let searched: string[] = [];
  let kept: string[] = [];
  const at = '2026-11-23T09:00:00.000Z';
  const idFor = (word: string) =>
    `0190a5e0-0000-7000-8000-0000000006${String(searched.indexOf(word)).padStart(2, '0')}`;
  answer(
    (calls) => calls.dictionary.lookUp,
    ({ word }) => ({
      ...{ asked: word, pronunciations: [], didYouMean: word === 'recieve' ? ['receive'] : [], hasSecondSource: false },
      words: lemmas.includes(word) ? [entryOf(word)] : [],
    }),
  );
  answer(
    (calls) => calls.dictionary.suggest,
    ({ word }) =>
      lemmas
        .filter((lemma) => lemma.startsWith(word))
        .map((lemma) => ({ word: lemma, level: 'A1' as const, isTaught: true })),
  );
  answer(
    (calls) => calls.dictionary.recordLookUp,
    ({ id, word }) => {
      searched = [word, ...searched.filter((each) => each !== word)];
      return { id, word, searchedAt: at, tasks: [] };
    },
  );
  answer(
    (calls) => calls.dictionary.history,
    () => searched.map((word) => ({ id: idFor(word), word, searchedAt: at })),
  );
  answer(
    (calls) => calls.dictionary.clearHistory,
    () => {
      searched = [];
      return { changed: 1 };
    },
  );
  const savedWord = (word: string) => ({ word, savedAt: at, level: null, definition: null });
  answer(
    (calls) => calls.dictionary.savedWords,
    () => ({ total: kept.length, words: kept.map(savedWord) }),
  );
  answer(
    (calls) => calls.dictionary.saveWord,
    ({ word }) => {
      kept = [word, ...kept];
      return { ...savedWord(word), tasks: [] };
    },
  );
  answer(
    (calls) => calls.memory.states,
    ({ words }) =>
      words.map((word) => ({ word, state: 'new', due: null, stability: null, retrievability: null, isMarked: false })),
  );
}

describe('the dictionary', () => {
  it('works by keys alone', async () => {
    answerDictionary('happen', 'happy');
    await openPage('/dictionary', student);
    await field.click();
    await userEvent.keyboard('happ');
    await expect.poll(() => options.elements()).toHaveLength(2);
    await expectNoBarriers('suggestions');
    await press('ArrowDown');
    await expect.element(field).toHaveValue('happen');
    await press('ArrowUp');
    await expect.element(field).toHaveValue('happ');
    await press('Escape');
    await expect.poll(() => options.elements()).toHaveLength(0);
    await expect.element(field).toHaveValue('happ');
    await userEvent.keyboard('y');
    await expect.poll(() => options.elements()).toHaveLength(1);
    await press('ArrowDown', 'Enter');
    await expect.element(headword('happy')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expectNoBarriers('an entry');
  });

  it('says what it can’t look up, and Back brings the entry before', async () => {
    answerDictionary('happy');
    const open = await openPage('/dictionary?word=happy', student);
    await expect.element(headword('happy')).toBeVisible();
    for (const [typed, sentence] of [
      ['', /Please type a word first\./],
      ['мир', /Please type it in Latin letters\./],
      ['12', /A word has letters\./],
      ['<b>run</b>', /Some of these signs are in no English word\./],
    ] as const) {
      await field.fill(typed);
      await press('Enter');
      await expect.element(page.getByText(sentence).first()).toBeVisible();
      await expect.element(field).toHaveValue(typed);
      // The entry of another word would look like the answer.
      expect(headword('happy').query()).toBeNull();
    }
    await expect.element(heading('Which word is it?')).toBeVisible();
    open.back();
    await expect.element(headword('happy')).toBeVisible();
    expect(page.getByText(/Some of these signs are in no English word\./).query()).toBeNull();
  });

  it('offers words like a misspelt one', async () => {
    answerDictionary('receive');
    await openPage('/dictionary?word=recieve', student);
    await expect.element(heading('We have no “recieve”')).toBeVisible();
    await expectNoBarriers('no such word');
    await page.getByRole('link', { name: 'receive', exact: true }).first().click();
    await expect.element(headword('receive')).toBeVisible();
  });

  it('tries again when the server couldn’t be reached', async () => {
    answerDictionary('garden');
    answer(
      (calls) => calls.dictionary.lookUp,
      () => {
        throw lostNetwork();
      },
    );
    await openPage('/dictionary?word=garden', student);
    await expect.element(heading('We couldn’t look up “garden”')).toBeVisible();
    answerDictionary('garden');
    await button('Retry').click();
    await expect.element(headword('garden')).toBeVisible();
  });

  it('removes for good what could still be undone, when the page is left', async () => {
    answerDictionary();
    const word = { word: 'child', savedAt: '2026-11-23T09:00:00.000Z', level: null, definition: null };
    answer((calls) => calls.dictionary.savedWords, { total: 1, words: [word] });
    const removed = answer((calls) => calls.dictionary.removeSavedWord, { changed: 1 });
    await openPage('/dictionary?list=saved', student);
    await button('Remove “child”').click();
    const sent = vi.spyOn(window, 'fetch');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(() => removed).toEqual([{ word: 'child' }]);
    // Otherwise the browser may cancel it together with the page.
    expect(sent.mock.calls.map(([, init]) => init?.keepalive)).toContain(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
  });

  it('has its history cleared after asking', async () => {
    answerDictionary('garden');
    await openPage('/dictionary?word=garden', student);
    const history = page.getByRole('tabpanel', { name: 'History' });
    await expect.element(history.getByRole('link', { name: 'garden', exact: true })).toBeVisible();
    await history.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
    await expect.element(heading('No searches yet')).toBeVisible();
  });

  it.each([
    { width: 390, height: 740 },
    { width: 1280, height: 800 },
  ])('moves nothing while words are looked up and saved, $width pixels wide', async ({ width, height }) => {
    await page.viewport(width, height);
    answerDictionary('ghost', 'guest');
    await openPage('/dictionary?word=ghost', student);
    await expect.element(save).toBeVisible();
    const before = places(headword('ghost'), save, field);
    await button('guest').first().click();
    const panel = page.getByRole('dialog', { name: 'guest' });
    await expect.element(panel.getByRole('button', { name: /^Save word/ })).toBeInViewport();
    await standStill();
    const shown = panel.element().getBoundingClientRect().height;
    await expectNoBarriers('the panel');
    expect(panel.element().getBoundingClientRect().height).toBe(shown);
    await press('Escape');
    await expect.poll(() => panel.query()).toBeNull();
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(places(headword('ghost'), saved, field)).toBe(before);
  });
});
