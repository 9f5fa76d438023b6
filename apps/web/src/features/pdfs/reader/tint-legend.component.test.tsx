import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '#testing/barriers.ts';
import { teacher } from '#testing/people.ts';
import { openReader, spotOf } from '#testing/reader.ts';

const legend = page.getByText('What the colours mean');
const tint = page.getByRole('button', { name: /^Colour the words/ });
const samples = () => [...document.querySelectorAll<HTMLElement>('[data-state]')];

/** How a word looks that stands for a state, or is marked with it. */
function lookOf(style: CSSStyleDeclaration): string {
  return `${style.textDecorationLine} ${style.textDecorationStyle}`;
}

describe('the legend of the tints', () => {
  it('stands by the button as long as words are tinted', async () => {
    await page.viewport(1280, 800);
    await openReader();
    await spotOf('Mina');
    await expect.element(legend).not.toBeInTheDocument();
    await tint.click();
    await expect.element(legend).toBeInTheDocument();
    expect(samples().map(({ textContent }) => textContent)).toEqual(['New', 'Learning', 'At risk', 'Known']);
    await expectNoBarriers('the legend');
    await tint.click();
    await expect.element(legend).not.toBeInTheDocument();
  });

  it('shows each state as its words are marked, by more than colour', async () => {
    await page.viewport(1280, 800);
    await openReader();
    await tint.click();
    await expect.element(legend).toBeInTheDocument();
    const looks = samples().map((sample) => getComputedStyle(sample));
    for (const [at, state] of ['new', 'learning', 'at-risk'].entries()) {
      const marked = getComputedStyle(document.documentElement, `::highlight(reader-${state})`);
      const look = looks[at] as CSSStyleDeclaration;
      expect(lookOf(look)).toBe(lookOf(marked));
      expect(look.backgroundImage).toContain(marked.backgroundColor);
    }
    expect(new Set(looks.map(lookOf)).size).toBeGreaterThanOrEqual(3);
  });

  it('is in the menu of a phone', async () => {
    await page.viewport(320, 568);
    await openReader();
    await spotOf('Mina');
    await page.getByRole('button', { name: 'Size and view' }).click();
    const item = page.getByRole('menuitemcheckbox', { name: /^Colour the words/ });
    await expect.element(item.getByText('Learning')).toBeVisible();
    await expectNoBarriers('the legend in a menu');
  });

  it('isn’t there for teachers, who have no states', async () => {
    await openReader({}, '/read', undefined, { person: teacher });
    await spotOf('Mina');
    await expect.element(tint).not.toBeInTheDocument();
  });
});
