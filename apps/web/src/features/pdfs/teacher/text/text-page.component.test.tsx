import type { ClassFit, Pdf, Reader } from '@wordgrove/contract/pdfs';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { client } from '#platform/api.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';
import { classFitOf, lighthousePages, ownTextOf, readerOf } from '#testing/texts.ts';

const opened = { openedAt: '2026-11-20T08:00:00.000Z', lastOpenedAt: '2026-11-23T08:00:00.000Z' };
const readers: Reader[] = [
  readerOf('Ada', { ...opened, pagesRead: 3, finishedAt: opened.lastOpenedAt, activeSeconds: 600, wordsLookedUp: 4 }),
  readerOf('Bea', { ...opened, pagesRead: 1, activeSeconds: 1500, wordsLookedUp: 9 }),
  readerOf('Cem'),
];
const heat = {
  readers: 4,
  pages: [
    {
      page: 1,
      text: lighthousePages[0] ?? '',
      words: [
        { form: 'lighthouse', word: 'lighthouse:noun', readers: 3 },
        { form: 'storm', word: 'storm:noun', readers: 1 },
      ],
    },
  ],
};

type Heat = Awaited<ReturnType<typeof client.pdfs.heat>>;
type Given = {
  text?: Partial<Pdf>;
  fit?: Partial<ClassFit>;
  readers?: Reader[];
  shown?: Heat | ((input: { from?: number | undefined }) => Heat);
  person?: typeof teacher;
};

async function open({ text, fit, readers: given = readers, shown = heat, person = teacher }: Given = {}) {
  answerSchool({ classes: [classOf('7B Reading'), classOf('8A', { id: idOf(501) })] });
  answer((calls) => calls.pdfs.one, ownTextOf(text));
  const asked = answer(
    (calls) => calls.pdfs.fit,
    ({ classId }) => classFitOf({ ...fit, classId }),
  );
  answer((calls) => calls.pdfs.readers, given);
  const heats = answer((calls) => calls.pdfs.heat, shown);
  await openPage(`/pdfs/${ownTextOf().id}`, person);
  return { asked, heats };
}

const region = (name: string) => page.getByRole('region', { name, exact: true });
const fitRegion = region('Class fit');

describe('how well a text fits a class', () => {
  it('is said in one sentence, with who can read it and the figures behind it', async () => {
    await open();
    await expect.element(fitRegion.getByText('Half of the class knows 95% of this text or more.')).toBeVisible();
    await expect.element(fitRegion.getByText('From 82% to 99%, depending on the student.')).toBeVisible();
    await expect.element(fitRegion.getByText('Being learned: 6%')).toBeVisible();
    await expect.element(fitRegion.getByText('41% is measured', { exact: false })).toBeVisible();
    const facts = fitRegion
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent);
    expect(facts).toEqual(['3 students', '5 students', '3 students', '1 student']);
    await fitRegion.getByText('Show the figures').click();
    await expect.element(fitRegion.getByRole('row', { name: /Expected to be understood 95%/ })).toBeVisible();
    await expectNoBarriers('class fit');
  });

  it('is measured for another class on request, which has no readers yet', async () => {
    const { asked } = await open();
    await fitRegion.getByLabelText('Class').selectOptions('8A (doesn’t have it)');
    await expect.poll(() => asked.at(-1)).toMatchObject({ classId: idOf(501) });
    await expect.element(region('Readers in 8A')).not.toBeInTheDocument();
  });

  it.each([
    ['while the words are read', { preparation: 'waiting', hasText: null }, /words are still being read/],
    ['of a scan', { hasText: false }, /no words could be read/],
    ['of a text with trouble', { preparation: 'failed', hasText: null, trouble: 'took-too-long' }, /took too long/],
  ] as const)('isn’t told %s', async (_, text, sentence) => {
    await open({ text });
    await expect.element(page.getByText(sentence).first()).toBeVisible();
    await expectNoBarriers('no fit');
  });

  it.each([
    [
      'pdf',
      'too-large',
      'It is too large for its words to be read, so they can’t be measured. Open it to see whether its pages can be shown.',
    ],
    [
      'pdf',
      'took-too-long',
      'Reading its words took too long, so they can’t be measured. Open it to see whether its pages can be shown.',
    ],
    [
      'txt',
      'too-large',
      'It is too large for its words to be read, so they can’t be measured. Students can only download it.',
    ],
    ['txt', 'lost', 'Its file is gone from the store. If it isn’t back soon, upload it again.'],
  ] as const)(
    'isn’t promised for a %s with trouble (%s), nor that it can be read',
    async (kind, trouble, sentences) => {
      await open({ text: { kind, trouble, preparation: 'failed', hasText: null } });
      await expect.element(region('About the text').getByRole('status')).toHaveTextContent(sentences);
    },
  );

  it('waits for the first student', async () => {
    await open({ fit: { students: 0, median: null, lowest: null, highest: null, lacked: [] }, readers: [] });
    await expect.element(fitRegion.getByText('Nobody is in 7B Reading yet', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Nobody is in this class yet' })).toBeVisible();
  });

  it('says when it couldn’t be measured', async () => {
    await open();
    answer(
      (calls) => calls.pdfs.fit,
      () => {
        throw refusal('unauthenticated', 400);
      },
    );
    await fitRegion.getByLabelText('Class').selectOptions('8A (doesn’t have it)');
    await expect.element(page.getByRole('heading', { name: 'The fit couldn’t be measured' })).toBeVisible();
  });
});

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
        words: ['lighthouse:noun', 'harbour:noun'],
      },
    ]);
    await expect.element(open$).toHaveAttribute('href', `/flashcards?deck=${made[0]?.deckId}`);
    await expect
      .element(fitRegion.getByRole('link', { name: 'Play it' }))
      .toHaveAttribute('href', `/teacher/game-analytics?deck=${made[0]?.deckId}`);
    // Another one only of words that are chosen for it.
    await expect.element(fitRegion.getByRole('button', { name: 'Make another pack' })).toBeDisabled();
    await expectNoBarriers('a pack');
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
});

describe('the readers', () => {
  const names = () =>
    region('Readers in 7B Reading')
      .getByRole('rowheader')
      .elements()
      .map((each) => each.textContent);

  it('are sorted as wished', async () => {
    await open();
    await expect.poll(names).toEqual(['Ada', 'Bea']);
    await expect.element(page.getByText('2 of 3 have opened it.')).toBeVisible();
    await region('Readers in 7B Reading').getByLabelText('Order').selectOptions('Most time');
    await expect.poll(names).toEqual(['Bea', 'Ada']);
  });

  it('who haven’t opened it are a number, and names on request', async () => {
    await open({ readers: [...readers, readerOf('Ali')] });
    const fold = page.getByText('2 students haven’t opened it yet');
    await expect.element(fold).toBeVisible();
    await expect.element(page.getByText('Cem')).not.toBeVisible();
    fold.element().closest('summary')?.focus();
    await press('Enter');
    await expect.element(page.getByText('Cem')).toBeVisible();
    const list = fold.element().closest('details')?.querySelectorAll('li') ?? [];
    expect([...list].map((each) => each.textContent)).toEqual(['Ali', 'Cem']);
    await expectNoBarriers('not yet');
  });

  it('are ten at first, and all on request', async () => {
    await open({ readers: Array.from({ length: 12 }, (_, at) => readerOf(`R${at + 10}`, opened)) });
    await expect.poll(names).toHaveLength(10);
    const all = region('Readers in 7B Reading').getByRole('button', { name: 'Show all 12' });
    await expect.element(all).toHaveAttribute('aria-expanded', 'false');
    await all.click();
    await expect.poll(names).toHaveLength(12);
    await region('Readers in 7B Reading').getByRole('button', { name: 'Show fewer' }).click();
    await expect.poll(names).toHaveLength(10);
  });
});

describe('the look-ups', () => {
  const lookUps = region('Words that were looked up');

  it('are marked in the text with their counts, and no names', async () => {
    await open();
    await expect.element(lookUps.getByText('lighthouse3', { exact: false }).first()).toBeVisible();
    const marked = [...lookUps.element().querySelectorAll('[data-heat] sup')].map(
      (each) => `${each.parentElement?.firstChild?.textContent} ${each.textContent}`,
    );
    expect(marked).toEqual(['lighthouse 3', 'lighthouse 3', 'storm 1']);
    expect(lookUps.element().textContent).not.toMatch(/Ada|Bea|Cem/);
    await expectNoBarriers('heat');
  });

  it('are shown a page at a time, and fetched twenty at a time', async () => {
    const pages = Array.from({ length: 22 }, (_, at) => ({ page: at + 1, text: `This is page ${at + 1}.`, words: [] }));
    const { heats } = await open({
      text: { pages: 22 },
      shown: ({ from = 1 }) => ({ readers: 4, pages: pages.slice(from - 1, from + 19) }),
    });
    const next = lookUps.getByRole('button', { name: 'Next page' });
    await next.click();
    await expect.element(lookUps.getByText('Page 2 of 22')).toBeVisible();
    for (let page = 3; page <= 21; page += 1) await next.click();
    await expect.element(lookUps.getByText('This is page 21.')).toBeVisible();
    await expect.element(lookUps.getByText('This is page 20.')).not.toBeInTheDocument();
    expect([...new Set(heats.map(({ from }) => from))]).toEqual([1, 21]);
    await next.click();
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await lookUps.getByRole('button', { name: 'Previous page' }).click();
    await expect.element(lookUps.getByText('Page 21 of 22')).toBeVisible();
    await lookUps.getByRole('button', { name: 'Previous page' }).click();
    await expect.element(lookUps.getByText('Page 20 of 22')).toBeVisible();
  });

  it('aren’t shown below three readers, and it says why', async () => {
    await open({ shown: { readers: 2, pages: null } });
    await expect.element(lookUps.getByText(/^So far 2 students have opened it/)).toBeVisible();
  });
});

describe('a text’s page', () => {
  it('leads to the reader, and to nothing that was deleted', async () => {
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Read it' }))
      .toHaveAttribute('href', `/pdfs/${ownTextOf().id}/read`);
  });

  it('says that a text isn’t there', async () => {
    answer(
      (calls) => calls.pdfs.one,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openPage(`/pdfs/${ownTextOf().id}`, teacher);
    await expect.element(page.getByRole('heading', { name: 'This text isn’t here' })).toBeVisible();
  });

  it('offers a Word document for download only', async () => {
    await open({ text: { kind: 'docx', pages: null, words: null, hasText: null, level: null, hasCover: false } });
    await expect.element(page.getByRole('button', { name: /^Download/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Read it' })).not.toBeInTheDocument();
    await expect.element(fitRegion).not.toBeInTheDocument();
  });

  it.each([
    ['of a short text that its level can’t be told', 49, ['Too short to tell']],
    ['nothing of the level of one without words that we know', 50, []],
  ])('says %s', async (_, words, said) => {
    await open({ text: { level: null, words } });
    const facts = region('About the text');
    await expect.element(facts.getByText(String(words), { exact: true })).toBeVisible();
    expect(
      facts
        .getByText('Too short to tell')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(said);
  });

  it('says that the teacher had the same file before, and leads there', async () => {
    await open({ text: { twin: { id: idOf(700), title: 'The first one' } } });
    await expect.element(page.getByText('You had this file already')).toBeVisible();
    await expect.element(page.getByText('“The first one” has the same content.', { exact: false })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open the other text' }))
      .toHaveAttribute('href', `/pdfs/${idOf(700)}`);
    await expectNoBarriers('the same file');
  });

  it('fits on every screen', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
    await expectToFit(teacher, (person) => open({ person, text: { title } }), page.getByText('Bea'));
  });
});
