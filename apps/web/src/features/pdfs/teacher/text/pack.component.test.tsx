import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { idOf } from '#testing/school.ts';
import { openTextPage as open } from '#testing/text-page.ts';
import { classFitOf, ownTextOf } from '#testing/texts.ts';

const fitRegion = page.getByRole('region', { name: 'Class fit', exact: true });

describe('the pre-teach pack', () => {
  it('is made of the ticked words, once, and leads to its deck', async () => {
    await open();
    await fitRegion.getByRole('checkbox', { name: 'rope' }).click();
    await expect.element(fitRegion.getByText('2 words chosen')).toBeVisible();
    const made = answer(
      (calls) => calls.pdfs.preTeach,
      ({ deckId, name, words }) =>
        classFitOf({ pack: { deckId, name, words: words.length, createdAt: '2026-11-24T08:00:00.000Z' } }),
    );
    await fitRegion.getByRole('button', { name: 'Make a pre-teach pack' }).click();
    const open$ = fitRegion.getByRole('link', { name: 'Open the deck' });
    await expect.element(open$).toHaveFocus();
    await expect.element(page.getByText('The pack is there, and the class has it.')).toBeVisible();
    expect(made).toMatchObject([
      {
        ...{ id: ownTextOf().id, classId: idOf(500), name: 'Words for “The old lighthouse”' },
        language: 'tr',
        words: ['lighthouse:noun', 'harbour:noun'],
      },
    ]);
    await expect.element(open$).toHaveAttribute('href', `/flashcards?deck=${made[0]?.deckId}`);
    await expect
      .element(fitRegion.getByRole('link', { name: 'Play it' }))
      .toHaveAttribute('href', `/teacher/game-analytics/previews?deck=${made[0]?.deckId}`);
    // Another one only of words that are chosen for it.
    await expect.element(fitRegion.getByRole('button', { name: 'Make another pack' })).toBeDisabled();
    await expectNoBarriers('a pack');
  });

  it('shows what each card would say, and ticks no meaning that may not be the text’s', async () => {
    const [lighthouse, rope, harbour] = classFitOf().lacked;
    if (!lighthouse || !rope || !harbour) throw new Error('the fit lacks nothing');
    const lacked = [
      { ...lighthouse, isTaught: false, answers: { ...lighthouse.answers, tr: null } },
      rope,
      { ...harbour, isInPack: true },
    ];
    await open({ fit: { lacked } });
    const box = (name: string) => fitRegion.getByRole('checkbox', { name });
    await expect.element(box('lighthouse')).not.toBeChecked();
    await expect
      .element(box('lighthouse'))
      .toHaveAccessibleDescription(/a tower with a light for ships.*English.*check the meaning/);
    await expect.element(box('rope')).toHaveAccessibleDescription(/halat$/);
    await expect.element(box('harbour')).toHaveAccessibleDescription(/liman.*in a pack/);
    await box('lighthouse').click();
    await expect
      .element(fitRegion.getByText('1 of them is answered in English: there is no translation into Türkçe.'))
      .toBeVisible();
    await expect.element(fitRegion.getByText('Most games need at least four words.', { exact: false })).toBeVisible();
    await fitRegion.getByLabelText('Answers on the cards').selectOptions('English definitions');
    await expect.element(box('rope')).toHaveAccessibleDescription(/a very thick string$/);
    expect(fitRegion.getByText('of them is answered', { exact: false }).query()).toBeNull();
    await expectNoBarriers('the words of a pack');
  });

  it('made by another screen meanwhile is shown instead of a second one', async () => {
    await open();
    // Of another text, looked at before.
    const other = orpc.pdfs.fit.queryKey({ input: { id: idOf(802), classId: idOf(500) } });
    queryClient.setQueryData(other, classFitOf({ level: 'C1' }));
    const pack = {
      deckId: idOf(801),
      name: 'Words for “The old lighthouse”',
      words: 3,
      createdAt: '2026-11-24T08:00:00.000Z',
    };
    const asked = answer(
      (calls) => calls.pdfs.preTeach,
      () => {
        throw refusal('edit-conflict', 409, classFitOf({ pack, packs: 1 }));
      },
    );
    await fitRegion.getByRole('button', { name: 'Make a pre-teach pack' }).click();
    await expect.element(page.getByText('Another screen has just made a pack. Here it is.')).toBeVisible();
    await expect
      .element(fitRegion.getByRole('link', { name: 'Open the deck' }))
      .toHaveAttribute('href', `/flashcards?deck=${pack.deckId}`);
    expect(asked).toMatchObject([{ seen: null }]);
    expect(queryClient.getQueryData(other)).toMatchObject({ level: 'C1', pack: null });
    const made = answer((calls) => calls.pdfs.preTeach, classFitOf());
    await fitRegion.getByRole('button', { name: 'Make another pack' }).click();
    await expect.poll(() => made).toMatchObject([{ seen: pack.deckId, name: 'Words for “The old lighthouse” (2)' }]);
  });

  it('made by another screen has its words: they are no longer ticked, the others are', async () => {
    await open();
    await expect.element(fitRegion.getByText('3 words chosen')).toBeVisible();
    answer(
      (calls) => calls.pdfs.preTeach,
      () => {
        const pack = { deckId: idOf(801), name: 'Words', words: 2, createdAt: '2026-11-24T08:00:00.000Z' };
        const lacked = classFitOf().lacked.map((row) => ({ ...row, isInPack: row.lemma !== 'rope' }));
        throw refusal('edit-conflict', 409, classFitOf({ pack, packs: 1, lacked }));
      },
    );
    await fitRegion.getByRole('button', { name: 'Make a pre-teach pack' }).click();
    await expect.element(fitRegion.getByText('1 word chosen')).toBeVisible();
    await expect.element(fitRegion.getByRole('checkbox', { name: 'rope' })).toBeChecked();
    await expect.element(fitRegion.getByRole('checkbox', { name: 'harbour' })).not.toBeChecked();
  });

  it('keeps what was ticked when it fails', async () => {
    await open();
    answer(
      (calls) => calls.pdfs.preTeach,
      () => {
        throw refusal('too-many-decks', 409);
      },
    );
    await fitRegion.getByRole('checkbox', { name: 'rope' }).click();
    await fitRegion.getByRole('button', { name: 'Make a pre-teach pack' }).click();
    await expect.element(page.getByText('largest number of decks', { exact: false }).first()).toBeVisible();
    await expect.element(fitRegion.getByText('2 words chosen')).toBeVisible();
  });

  it('says before the click which answers its cards will have, and has those that are chosen', async () => {
    await open({ fit: { language: null } });
    const answers = fitRegion.getByLabelText('Answers on the cards');
    await expect.element(answers).toHaveValue('en');
    await expect
      .element(answers)
      .toHaveAccessibleDescription('Your students use several languages. So English definitions are suggested.');
    const made = answer((calls) => calls.pdfs.preTeach, classFitOf());
    await answers.selectOptions('Deutsch');
    await fitRegion.getByRole('button', { name: 'Make a pre-teach pack' }).click();
    await expect.poll(() => made).toMatchObject([{ language: 'de' }]);
  });

  it('begins anew for another class: with its language, and its own words ticked', async () => {
    await open();
    const answers = fitRegion.getByLabelText('Answers on the cards');
    await expect.element(answers).toHaveAccessibleDescription('Language of the whole class: Türkçe');
    await answers.selectOptions('Deutsch');
    await fitRegion.getByRole('checkbox', { name: 'rope' }).click();
    await fitRegion.getByLabelText('Class').selectOptions('8A (doesn’t have it)');
    await expect.element(answers).toHaveValue('tr');
    await expect.element(fitRegion.getByText('3 words chosen')).toBeVisible();
  });
});
