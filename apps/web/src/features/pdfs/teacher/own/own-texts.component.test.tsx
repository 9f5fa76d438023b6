import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';
import { ownTextOf } from '#testing/texts.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A server that keeps the teacher's texts. */
function answerTexts(...first: ReturnType<typeof ownTextOf>[]) {
  answerSchool({ classes: [classOf('7B Reading'), classOf('8A', { id: idOf(501) })] });
  let all = first;
  const put = (id: string, change: Partial<ReturnType<typeof ownTextOf>>) => {
    all = all.map((text) => (text.id === id ? { ...text, ...change, version: text.version + 1 } : text));
    return all.find((text) => text.id === id) ?? ownTextOf();
  };
  answer(
    (calls) => calls.pdfs.list,
    // In an address, everything is text.
    ({ isArchived }) => ({
      texts: all.filter(({ status }) => (status === 'archived') === (String(isArchived) === 'true')),
      next: null,
    }),
  );
  answer(
    (calls) => calls.pdfs.archive,
    ({ id, isArchived }) => put(id, { status: isArchived ? 'archived' : 'active' }),
  );
  const removed = answer(
    (calls) => calls.pdfs.remove,
    ({ id }) => {
      all = all.filter((text) => text.id !== id);
      return { removed: 1 };
    },
  );
  const edited = answer(
    (calls) => calls.pdfs.edit,
    ({ id, title, description = '' }) => put(id, { title, description }),
  );
  return { removed, edited };
}

const second = ownTextOf({
  ...{ id: idOf(42), title: 'Scanned worksheet', classes: [], readers: 0, hasCover: false },
  ...{ hasText: false, words: 0, level: null },
});

async function choose(title: string, item: string) {
  await button(`Actions for ${title}`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('the texts of a teacher', () => {
  it('are links with their titles and say what is special about them', async () => {
    answerTexts(ownTextOf(), second, ownTextOf({ id: idOf(43), title: 'New', preparation: 'waiting', pages: null }));
    await openPage('/pdfs', teacher);
    const link = page.getByRole('link', { name: 'The old lighthouse' });
    await expect.element(link).toHaveAttribute('href', `/pdfs/${ownTextOf().id}`);
    await expect.element(page.getByText('4 readers').first()).toBeVisible();
    await expect.element(page.getByText('Scan without words')).toBeVisible();
    await expect.element(page.getByText('Words are being read')).toBeVisible();
    await expect.element(page.getByText('Nobody yet')).toBeVisible();
    await expectNoBarriers('texts');
  });

  it('lead to the upload when there is none', async () => {
    answerTexts();
    await openPage('/pdfs', teacher);
    await expect
      .element(page.getByRole('link', { name: 'Upload the first text' }))
      .toHaveAttribute('href', '/teacher/upload-pdf');
    await expectNoBarriers('no text');
  });

  it('say when they couldn’t be loaded, and come with Retry', async () => {
    answerTexts(ownTextOf());
    answer(
      (calls) => calls.pdfs.list,
      () => {
        throw refusal('unauthenticated', 400);
      },
    );
    await openPage('/pdfs', teacher);
    await expect.element(page.getByRole('heading', { name: 'Your texts couldn’t be loaded' })).toBeVisible();
    answerTexts(ownTextOf());
    await button('Retry').click();
    await expect.element(page.getByRole('link', { name: 'The old lighthouse' })).toBeVisible();
  });

  it('are put away and taken back by keyboard', async () => {
    answerTexts(ownTextOf());
    await openPage('/pdfs', teacher);
    await choose('The old lighthouse', 'Archive');
    await expect.element(page.getByText('“The old lighthouse” is archived.')).toBeVisible();
    await expect.element(button('Undo')).toHaveFocus();
    await press('Enter');
    await expect.element(page.getByRole('link', { name: 'The old lighthouse' })).toBeVisible();
    await choose('The old lighthouse', 'Archive');
    await page.getByRole('tab', { name: 'Archived' }).click();
    await choose('The old lighthouse', 'Take out of the archive');
    await expect.element(page.getByText('Nothing is archived')).toBeVisible();
    await expectNoBarriers('archive');
  });

  it('are deleted after saying what goes with them', async () => {
    const { removed } = answerTexts(ownTextOf());
    await openPage('/pdfs', teacher);
    await choose('The old lighthouse', 'Delete');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('what 4 students have read and looked up', { exact: false })).toBeVisible();
    await expectNoBarriers('delete');
    await dialog.getByRole('button', { name: 'Delete' }).dblClick();
    await expect.element(page.getByText('No texts yet')).toBeVisible();
    expect(removed).toEqual([{ id: ownTextOf().id }]);
  });

  it('hand the focus to the row that takes the place of a deleted one', async () => {
    answerTexts(...['First', 'Second', 'Third'].map((title, at) => ownTextOf({ id: idOf(50 + at), title })));
    await openPage('/pdfs', teacher);
    for (const [title, next] of [
      ['Second', page.getByRole('link', { name: 'Third' })],
      ['Third', page.getByRole('link', { name: 'First' })],
      ['First', page.getByRole('heading', { name: 'No texts yet' })],
    ] as const) {
      await choose(title, 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect.element(next).toHaveFocus();
      await expect.element(page.getByText(`“${title}” is deleted.`)).toBeVisible();
    }
  });

  it('take the focus to their list when one is deleted on its own page', async () => {
    answerTexts(ownTextOf(), second);
    answer((calls) => calls.pdfs.one, second);
    await openPage(`/pdfs/${second.id}`, teacher);
    await choose('Scanned worksheet', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByRole('heading', { name: 'Texts', level: 1 })).toHaveFocus();
    await expect.element(page.getByText('“Scanned worksheet” is deleted.')).toBeVisible();
  });

  it('are edited, also after another screen was faster: saving again changes only what was edited here', async () => {
    const { edited } = answerTexts(ownTextOf());
    await openPage('/pdfs', teacher);
    await choose('The old lighthouse', 'Edit');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Title').fill('By the sea');
    await dialog.getByRole('checkbox', { name: '8A' }).click();
    const elsewhere = { title: 'Elsewhere', description: 'Read it twice.', classes: [], version: 7 };
    answer(
      (calls) => calls.pdfs.edit,
      () => {
        throw refusal('edit-conflict', 409, ownTextOf(elsewhere));
      },
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(/saving changes only what you have edited here/)).toBeVisible();
    await expect.element(dialog.getByText('Saved now: Elsewhere')).toBeVisible();
    await expect.element(dialog.getByText(/make your change again/)).not.toBeInTheDocument();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('By the sea');
    await expect.element(dialog.getByLabelText('Description')).toHaveValue('Read it twice.');
    await expect.element(dialog.getByRole('checkbox', { name: '7B Reading' })).not.toBeChecked();
    await expectNoBarriers('changed elsewhere');
    const again = answerTexts(ownTextOf(elsewhere)).edited;
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('link', { name: 'By the sea' })).toBeVisible();
    expect(edited).toEqual([]);
    expect(again).toMatchObject([
      { title: 'By the sea', description: 'Read it twice.', version: 7, classIds: [idOf(501)] },
    ]);
  });

  it('say why the second save failed, too', async () => {
    answerTexts(ownTextOf());
    await openPage('/pdfs', teacher);
    await choose('The old lighthouse', 'Edit');
    const dialog = page.getByRole('dialog');
    for (const [error, role] of [
      [refusal('edit-conflict', 409, ownTextOf({ version: 7 })), 'status'],
      [refusal('unavailable', 503), 'alert'],
    ] as const) {
      answer(
        (calls) => calls.pdfs.edit,
        () => {
          throw error;
        },
      );
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.element(dialog.getByRole(role).first()).toBeVisible();
    }
  });

  it('fit on every screen', async () => {
    answerTexts(ownTextOf({ title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' }), second);
    const open = (person: typeof teacher) => openPage('/pdfs', person);
    await expectToFit(teacher, open, page.getByRole('link', { name: 'Scanned worksheet' }));
  });
});
