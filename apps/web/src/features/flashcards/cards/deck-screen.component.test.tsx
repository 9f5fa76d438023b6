import type { Card, ImportReport } from '@wordgrove/contract/flashcards';
import { streamPaths } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import type { Locator } from 'vitest/browser';
import { page, userEvent } from 'vitest/browser';
import { answer, answerUpload } from '#testing/answers.ts';
import { expectNoBarriers, standStill } from '#testing/barriers.ts';
import { cardOf, deckOf, fruit } from '#testing/flashcards.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher } from '#testing/people.ts';
import { answerSchool, idOf } from '#testing/school.ts';

const dialog = page.getByRole('dialog');
const inDeck = page.getByRole('region', { name: 'Cards in this deck' });
const front = dialog.getByLabelText('Front (English)');
const button = (name: string, within: Locator = page.getByRole('main')) =>
  within.getByRole('button', { name, exact: true });
const card = (text: string) => inDeck.getByText(text, { exact: true });

/** Presses a control by keyboard. */
async function follow(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  // A dialog that is still opening moves the focus to its first field.
  await standStill();
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
  await press('Enter');
}

/** A deck that the server keeps. */
async function openDeck(
  count: number,
  change: Parameters<typeof deckOf>[1] = {},
  person: typeof student | typeof teacher = student,
): Promise<void> {
  let cards: Card[] = fruit.slice(0, count).map(cardOf);
  let gone: Card[] = [];
  const put = (ids: readonly string[], with_: Partial<Card>) => {
    cards = cards.map((each) => (ids.includes(each.id) ? { ...each, ...with_ } : each));
    return { changed: ids.length };
  };
  answer(
    (calls) => calls.flashcards.decks,
    () => [deckOf('Fruit', { cards: cards.length, fresh: cards.length, ...change })],
  );
  answer(
    (calls) => calls.flashcards.cards,
    ({ search = '' }) => {
      const found = cards.filter((each) => `${each.front} ${each.back}`.includes(search.toLowerCase()));
      return { total: found.length, cards: found };
    },
  );
  answer(
    (calls) => calls.flashcards.addCard,
    ({ id, front: one, back }) => {
      const added = { ...cardOf([one, back], 9), id };
      cards = [...cards, added];
      return added;
    },
  );
  answer(
    (calls) => calls.flashcards.editCard,
    ({ id, front: one, back }) => {
      put([id], { front: one, back, version: 2 });
      return { ...cardOf([one, back], 9), id };
    },
  );
  answer(
    (calls) => calls.flashcards.removeCards,
    ({ cardIds }) => {
      gone = cards.filter(({ id }) => cardIds.includes(id));
      cards = cards.filter(({ id }) => !cardIds.includes(id));
      return { changed: cardIds.length };
    },
  );
  answer(
    (calls) => calls.flashcards.restoreCards,
    ({ cardIds }) => {
      cards = [...cards, ...gone];
      return { changed: cardIds.length };
    },
  );
  answer(
    (calls) => calls.flashcards.suspend,
    ({ cardIds, isSuspended }) => put(cardIds, { isSuspended }),
  );
  await openPage(`/flashcards?deck=${deckOf('').id}`, person);
  await expect.element(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
}

const report = (change: Partial<ImportReport>) => ({
  type: 'report',
  report: {
    ...{ deckId: deckOf('').id, format: 'tsv', encoding: 'utf-8', rows: 1, added: 1 },
    ...{ duplicates: 0, bad: 0, notAdded: [] },
    ...change,
  },
});

const missing = { line: 2, trouble: 'back-missing', text: 'pear' } as const;

describe('a deck', () => {
  it('has its cards added, changed and taken away by keyboard alone', async () => {
    await openDeck(2);
    await expect.poll(() => inDeck.getByRole('listitem').elements()).toHaveLength(2);
    await expectNoBarriers('deck');
    await follow(button('Add a card'));
    await expect.element(front).toHaveFocus();
    await userEvent.keyboard("<b>plum</b>{Tab}erik'; DROP TABLE flashcards; --");
    await expectNoBarriers('new card');
    await press('Escape');
    await expect.poll(() => dialog.query()).toBeNull();
    // Unfinished input is still there when the dialog is opened again.
    await follow(button('Add a card'));
    await expect.element(front).toHaveValue('<b>plum</b>');
    await expect.element(front).toHaveFocus();
    await follow(button('Add', dialog));
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/^“<b>plum<.b>” is in the deck\./);
    await expect.element(front).toHaveFocus();
    await press('Escape');
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.element(card('<b>plum</b>')).toBeVisible();

    await follow(button('More for <b>plum</b>'));
    await follow(page.getByRole('menuitem', { name: 'Edit' }));
    await expect.element(front).toHaveFocus();
    await front.fill('plum');
    await dialog.getByLabelText('Back', { exact: true }).fill('erik');
    await follow(button('Save', dialog));
    await follow(button('More for plum'));
    await follow(page.getByRole('menuitem', { name: 'Remove' }));
    await expect.element(page.getByText('1 card was removed.')).toBeVisible();
    await expect.element(button('Undo')).toHaveFocus();
    await expect.poll(() => card('plum').query()).toBeNull();
    await press('Enter');
    await expect.element(card('plum')).toBeVisible();
    await expect.element(inDeck).toHaveFocus();
  });

  it('has several cards paused at once, and is searched', async () => {
    await openDeck(3);
    for (const name of ['Choose apple', 'Choose pear']) {
      const box = page.getByRole('checkbox', { name });
      await expect.element(box).toBeVisible();
      const element = box.element();
      if (element instanceof HTMLElement) element.focus();
      await press('Space');
    }
    await expect.element(page.getByText('2 chosen')).toBeVisible();
    await expectNoBarriers('chosen cards');
    await follow(button('Pause'));
    await expect.poll(() => inDeck.getByText('Paused', { exact: true }).elements()).toHaveLength(2);
    await page.getByLabelText('Search in this deck').fill('ERIK');
    await expect.element(page.getByText('1 card with “ERIK”')).toBeVisible();
    await expect.poll(() => inDeck.getByRole('listitem').elements()).toHaveLength(1);
  });

  it('is shared with a class by its teacher, by keyboard alone', async () => {
    answerSchool();
    const shared = answer((calls) => calls.flashcards.shareDeck, deckOf('Fruit'));
    await openDeck(2, {}, teacher);
    await follow(button('Share'));
    await follow(dialog.getByRole('switch', { name: '7B Reading' }));
    await userEvent.keyboard(' ');
    await expect.poll(() => shared).toMatchObject([{ classId: idOf(500) }]);
    await expectNoBarriers('sharing a deck');
  });

  it('of a teacher can be learned but not changed', async () => {
    await openDeck(2, { isOwn: false, ownerName: 'Tara Teacher' });
    await expect.element(page.getByText(/From Tara Teacher/)).toBeVisible();
    expect(button('Add a card').query()).toBeNull();
    await button('More for apple').click();
    await expect.element(page.getByRole('menuitem').first()).toHaveTextContent('Look up');
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Look up', 'Pause']);
  });
});

describe('an import', () => {
  it('of a pasted list says which row is no card', async () => {
    await openDeck(1);
    const sent = answerUpload(streamPaths.importCards, report({ rows: 3, added: 2, bad: 1, notAdded: [missing] }));
    await button('Import').click();
    await button('Import', dialog).click();
    await expect.element(dialog.getByText('Please fill this in.').first()).toBeVisible();
    const rows = 'apple\telma\npear\n<script>alert(1)</script>\tsatır';
    await dialog.getByLabelText('Rows of cards').fill(rows);
    await expectNoBarriers('import');
    await button('Import', dialog).click();
    await expect.element(dialog.getByRole('heading', { name: '2 cards were added' })).toHaveFocus();
    await expect.element(dialog.getByRole('row', { name: /2 There is nothing on the back\. pear/ })).toBeVisible();
    await expectNoBarriers('report');
    const [file] = sent.map((form) => form.get('file'));
    expect(file instanceof File && (await file.text())).toBe(rows);
    await button('Done', dialog).click();
    await expect.poll(() => dialog.query()).toBeNull();
  });

  it('keeps a file that can’t be read, and says which letters another one was written with', async () => {
    await openDeck(1);
    answerUpload(streamPaths.importCards, { type: 'failed', code: 'import-unreadable' });
    await button('Import').click();
    await dialog.getByRole('tab', { name: 'File' }).click();
    await dialog.getByLabelText('File with cards').upload(new File(['PK cut off'], 'cards.apkg'));
    await expect.element(dialog.getByText('cards.apkg is chosen.')).toBeVisible();
    await button('Import', dialog).click();
    await expect.element(dialog.getByText(/We can't read this file\./).first()).toBeVisible();
    await expect.element(dialog.getByText('cards.apkg is chosen.')).toBeVisible();
    answerUpload(streamPaths.importCards, report({ format: 'csv', encoding: 'windows-1254' }));
    await dialog.getByLabelText('File with cards').upload(new File(['lend;odunc'], 'old.csv'));
    await button('Import', dialog).click();
    await expect.element(dialog.getByRole('heading', { name: '1 card was added' })).toBeVisible();
    await expect.element(dialog.getByText(/The file isn't in UTF-8/)).toBeVisible();
  });

  it('keeps its report open after a double click', async () => {
    await openDeck(1);
    answerUpload(streamPaths.importCards, report({}));
    await button('Import').click();
    await dialog.getByLabelText('Rows of cards').fill('apple\telma\npear');
    await standStill();
    await button('Import', dialog).dblClick();
    await expect.element(dialog.getByRole('heading', { name: '1 card was added' })).toBeVisible();
    await standStill();
    await expect.element(dialog.getByRole('heading', { name: '1 card was added' })).toBeVisible();
  });
});
