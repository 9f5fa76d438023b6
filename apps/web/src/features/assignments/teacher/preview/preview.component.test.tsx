import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignedQuiz, assignmentOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';
import { lighthouse, ownTextOf } from '#testing/texts.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const banner = page.getByText('Preview: this is what your students will see');
const form = '/teacher/assignments?edit=new';

// A call that would keep something nobody answers here, so it fails the test.

it('shows a hand-in before it is saved: text and files lead nowhere, and the form has lost nothing', async () => {
  answerHomework();
  const ticket = { bucket: 'pdfs', appCheck: 'pass', expiresAt: '2026-11-27T09:00:00.000Z' };
  answer((calls) => calls.pdfs.ticket, { ...ticket, maxBytes: 3 * 1_048_576 });
  const open = await openPage(form, teacher);
  await page.getByRole('radio', { name: 'Hand-in', exact: true }).click();
  await page.getByLabelText('Instructions').fill('Write about your holidays.');
  await button('Preview').click();
  await expect.element(banner).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Untitled', level: 1 })).toBeVisible();
  await expect.element(page.getByText('Write about your holidays.', { exact: true }).last()).toBeVisible();
  await expect.element(page.getByText(/up to 3\sMB each/)).toBeVisible();
  await button('Turn in').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByLabelText('Your text').fill('We went to the sea.');
  await expect.element(page.getByText('Not kept: this is a preview.')).toBeVisible();
  await button('Turn in').click();
  await expect.element(page.getByText(/Nothing was kept/)).toBeVisible();
  await expectNoBarriers('a previewed hand-in');
  await button('Back to the form').click();
  await expect.poll(open.path).toBe(form);
  await expect.element(page.getByLabelText('Instructions')).toHaveValue('Write about your holidays.');
});

it('shows a game from the form with the words of its list, and "Start" leads to playing it', async () => {
  answerHomework();
  const open = await openPage(form, teacher);
  await page.getByRole('textbox', { name: 'Title' }).fill('Fruit');
  await page.getByRole('combobox', { name: 'Words' }).selectOptions('A word list');
  await button('Preview').click();
  await expect.element(page.getByRole('textbox', { name: 'Word list' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('textbox', { name: 'Word list' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Word list' }).fill('apple\npear\nplum\nfig\nqwx');
  await button('Preview').click();
  await expect.element(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
  await expect.element(button('plum')).toBeVisible();
  await expect.element(button('qwx')).not.toBeInTheDocument();
  await expectNoBarriers('a previewed game');
  const never = answer(
    (calls) => calls.games.preview,
    () => new Promise<never>(() => undefined),
  );
  await page.getByRole('link', { name: 'Start' }).click();
  await expect.poll(() => never.at(-1)).toMatchObject({ words: ['apple:noun', 'pear:noun', 'plum:noun', 'fig:noun'] });
  await open.back();
  await expect.element(banner).toBeVisible();
  await button('Back to the form').click();
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Fruit');
});

it('shows a saved test with its rules and nothing it asks', async () => {
  const assignment = assignmentOf({ id: idOf(900), task: { ...assignedQuiz, test: { minutes: 10 } } });
  answerHomework([assignment]);
  answer((calls) => calls.assignments.work, { assignment, students: [], gone: 0 });
  answer((calls) => calls.games.testTable, { questions: [], students: [] });
  await openPage(`/assignments/${assignment.id}`, teacher);
  await button('Preview').click();
  await expect.element(banner).toBeVisible();
  await expect.element(page.getByText('10 minutes')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible();
  await button('Leave preview').click();
  await expect.element(button('Edit')).toBeVisible();
});

it.each([
  ['takes late work', true, 0],
  ['doesn’t take late work', false, 1],
])('begins a test that %s with what its students read before they start', async (_, isLateAllowed, ends) => {
  const dueAt = '2099-01-05T17:00:00.000Z';
  const assignment = assignmentOf({
    ...{ id: idOf(900), dueAt, isLateAllowed },
    task: { ...assignedQuiz, test: { minutes: 10 } },
  });
  answerHomework([assignment]);
  answer((calls) => calls.assignments.work, { assignment, students: [], gone: 0 });
  const round = { questions: [], bank: [], passage: null };
  const named = { id: idOf(900), assignmentId: idOf(900), title: assignment.title, type: assignedQuiz.type };
  const open = { round, answers: [], endsAt: null, isClosed: false, now: '2026-11-23T08:00:00.000Z' };
  answer((calls) => calls.games.previewTest, { state: 'open', ...named, ...open });
  await openPage(`/assignments/${assignment.id}?preview=1`, teacher);
  await page.getByRole('link', { name: 'Start' }).click();
  await expect.element(page.getByText('You have 10 minutes, and the clock runs from the start.')).toBeVisible();
  expect(page.getByText(/^It ends on/).elements()).toHaveLength(ends);
});

it('shows a text with its pages, which opens in the reader, and says when it is gone', async () => {
  const task = { kind: 'reading', pdfId: lighthouse.id, from: 2, to: 3, text: null } as const;
  const assignment = assignmentOf({ id: idOf(900), task });
  answerHomework([assignment]);
  answer((calls) => calls.assignments.work, { assignment, students: [], gone: 0 });
  answer((calls) => calls.pdfs.one, ownTextOf());
  await openPage(`/assignments/${assignment.id}?preview=1`, teacher);
  await expect.element(page.getByText('0 of 2 pages read')).toBeVisible();
  const way = page.getByRole('link', { name: 'Read' });
  await expect.element(way).toHaveAttribute('href', `/pdfs/${lighthouse.id}/read?page=2`);
});

it('that can’t be shown still leads back', async () => {
  const task = { kind: 'reading', pdfId: lighthouse.id, from: 1, to: null, text: null } as const;
  const assignment = assignmentOf({ id: idOf(900), task });
  answerHomework([assignment]);
  answer((calls) => calls.assignments.work, { assignment, students: [], gone: 0 });
  answer(
    (calls) => calls.pdfs.one,
    () => {
      throw refusal('unavailable', 503);
    },
  );
  await openPage(`/assignments/${assignment.id}?preview=1`, teacher);
  await expect.element(page.getByText('The preview can’t be shown')).toBeVisible();
  await button('Leave preview').click();
  await expect.element(button('Edit')).toBeVisible();
});

it('shows words to learn as somebody meets them who knows none', async () => {
  const words = ['apple', 'pear'].map((text) => ({ text, word: `${text}:noun` }));
  const goal = { kind: 'outcome', recall: 0.9, deck: null, count: 2 } as const;
  const assignment = assignmentOf({ id: idOf(900), task: { ...goal, material: { kind: 'words', words } } });
  answerHomework([assignment]);
  answer((calls) => calls.assignments.work, { assignment, students: [], gone: 0 });
  await openPage(`/assignments/${assignment.id}?preview=1`, teacher);
  await expect.element(button('pear')).toBeVisible();
  await expectNoBarriers('previewed words');
});

it('of words whose deck is gone says what that means, not what a student without it would read', async () => {
  const material = { kind: 'deck', deckId: idOf(811) } as const;
  const task = { kind: 'outcome', recall: 0.9, deck: null, count: 2, material } as const;
  const assignment = assignmentOf({ id: idOf(900), task });
  answerHomework([assignment]);
  answer((calls) => calls.assignments.work, { assignment, students: [], gone: 0 });
  answer((calls) => calls.flashcards.decks, []);
  await openPage(`/assignments/${assignment.id}?preview=1`, teacher);
  await expect.element(page.getByText("A deck that isn't there any more")).toBeVisible();
  expect(page.getByText(/Please ask your teacher/).query()).toBeNull();
});
