import type { PlayResult } from '@wordgrove/contract/games';
import { storedMeaning, storedSaid } from '@wordgrove/games/true-false/stored';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '#platform/i18n.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { itemOf, playId, playOf, resultOf } from '#testing/plays.ts';
import { quiz } from '#testing/rounds.ts';

const wrong = { isRight: false, given: 'dog', points: 0 };
const missed = [itemOf('cat', wrong), itemOf('owl'), itemOf('oak', wrong)];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const save = (word: string) => button(`Save “${word}”`);
/** The list of all answers is folded. */
const openItems = (name = 'Every answer') => page.getByRole('heading', { name }).click();
const saved = (word: string) => button(`Saved: “${word}”`);

/** The results of a play, and a server that keeps saved words. */
async function openResult(result: PlayResult, person = student): Promise<void> {
  let words: string[] = [];
  const savedWord = (word: string) => ({ word, savedAt: '2026-11-23T09:00:00.000Z', level: null, definition: null });
  answer((calls) => calls.games.result, result);
  answer(
    (calls) => calls.dictionary.savedWords,
    () => ({ total: words.length, words: words.map(savedWord) }),
  );
  answer(
    (calls) => calls.dictionary.saveWord,
    ({ word }) => {
      words = [...words, word];
      return { ...savedWord(word), tasks: [] };
    },
  );
  answer(
    (calls) => calls.dictionary.removeSavedWord,
    ({ word }) => {
      words = words.filter((each) => each !== word);
      return { changed: 1 };
    },
  );
  await openPage(`/games/${result.wish.type}?result=${playId}`, person);
}

afterEach(() => setLanguage('en'));

describe('the words of a play', () => {
  it('are saved from the results by keyboard, all that were missed at once, and taken back', async () => {
    await openResult(resultOf('word-match', missed));
    await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expectNoBarriers('results');
    await openItems();
    await expectNoBarriers('every answer');
    await tabTo(save('owl'));
    await press('Enter');
    await expect.element(saved('owl')).toHaveFocus();
    await press('Enter');
    await expect.element(save('owl')).toBeVisible();
    await tabTo(button('Save the 2 words you missed'));
    await press('Enter');
    await expect.element(saved('cat')).toBeVisible();
    await expect.element(saved('oak')).toBeVisible();
    await expect.element(button('2 words saved')).toHaveFocus();
    await saved('oak').click();
    await expect.element(save('oak')).toBeVisible();
    await expect.element(saved('cat')).toBeVisible();
  });

  it('are refused in words where too many are saved', async () => {
    await openResult(resultOf('word-match', missed));
    answer(
      (calls) => calls.dictionary.saveWord,
      () => {
        throw refusal('too-many-saved-words', 409);
      },
    );
    await openItems();
    await save('owl').click();
    await expect.element(page.getByText(/Remove some/).first()).toBeVisible();
    await expect.element(save('owl')).toBeVisible();
  });
});

describe('the results', () => {
  it('say what was right instead, and lead to what went wrong', async () => {
    await openResult(resultOf('quiz', missed));
    await expect.element(page.getByText('10 of 30', { exact: true })).toBeVisible();
    expect(page.getByText('Right would be:').elements()).toHaveLength(2);
    const asked = answer((calls) => calls.games.start, playOf('quiz', quiz));
    await button('Practise these 2 again').click();
    await expect.element(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
    expect(asked).toMatchObject([{ type: 'quiz', source: { kind: 'again', playId } }]);
  });

  it('tell in the reader’s language what is kept in English', async () => {
    const [yes, no] = [
      { isTrue: true, word: null },
      { isTrue: false, word: 'cold' },
    ].map(storedSaid);
    const items = [
      itemOf('sun', { question: 'The sun is hot.', right: yes ?? '', given: yes ?? '' }),
      itemOf('ice', {
        question: storedMeaning({ shown: 'ice', frame: 'frozen water' }),
        right: no ?? '',
        given: no ?? '',
      }),
    ];
    const reader = { ...student, profile: { ...student.profile, language: 'tr' as const } };
    await openResult(resultOf('true-false', items), reader);
    const answers = page.getByRole('region', { name: 'Bütün cevaplar' });
    await openItems('Bütün cevaplar');
    await expect.poll(() => answers.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(answers.getByText('Doğru: Doğru', { exact: true })).toBeVisible();
    await expect.element(answers.getByText(/şu demek:/)).toBeVisible();
    expect(answers.getByText(/means:/).query()).toBeNull();
  });
});
