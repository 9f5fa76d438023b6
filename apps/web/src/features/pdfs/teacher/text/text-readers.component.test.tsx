import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openTextPage as open, opened, readers } from '#testing/text-page.ts';
import { readerOf } from '#testing/texts.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });

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
