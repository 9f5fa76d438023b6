import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { writeStored } from '#platform/storage.ts';
import { press } from '#testing/keys.ts';
import { answerWords, clickWord, frames, openReader, pageNumber, pageOf, panel, spotOf } from '#testing/reader.ts';
import { lighthouse } from '#testing/texts.ts';

/** What readers look at, a third down the window and below the bars: how far down and across which page it is. */
function lookedAt() {
  const [x, y] = [window.innerWidth / 2, Math.max(window.innerHeight / 3, 172)];
  const sheet = document.elementFromPoint(x, y)?.closest('[data-page]');
  const { left, top, width, height } = sheet?.getBoundingClientRect() ?? new DOMRect();
  return { page: sheet?.getAttribute('data-page'), down: (y - top) / height, across: (x - left) / width };
}

async function expectLookedAt(wanted: ReturnType<typeof lookedAt>): Promise<void> {
  // Within a hundredth of the page: the browser scrolls by whole pixels.
  const [down, across] = [expect.closeTo(wanted.down, 2), expect.closeTo(wanted.across, 1)];
  await expect.poll(lookedAt).toEqual({ page: wanted.page, down, across });
}

/** The last word of the line on the screen that ends furthest right, of those that page 1 has once. */
function furthestRight(): string {
  const sheet = pageOf(1).element();
  const lines = [...sheet.querySelectorAll('span')].map((each) => ({
    word: each.textContent?.split(/\W+/).findLast((word) => word !== '') ?? '',
    ...{ right: each.getBoundingClientRect().right, y: each.getBoundingClientRect().top },
  }));
  const once = lines.filter(({ word, y }) => y > 200 && y < 700 && sheet.textContent?.split(word).length === 2);
  const found = once.sort((one, other) => other.right - one.right)[0];
  if (!found) throw new Error('no line is on the screen');
  return found.word;
}

const view = page.getByRole('button', { name: 'Size and view' });

describe('how large the pages of a PDF are', () => {
  it('shows the next text as large as this one was', async () => {
    await openReader();
    await spotOf('Mina');
    const first = pageOf(1).element().clientWidth;
    await press('+', '+');
    await expect.poll(() => pageOf(1).element().clientWidth).toBeGreaterThan(first * 1.1);
    const chosen = pageOf(1).element().clientWidth;
    await openReader();
    await spotOf('Mina');
    expect(pageOf(1).element().clientWidth).toBe(chosen);
  });

  it('keeps what is looked at in its place, however large the pages are', async () => {
    await page.viewport(390, 844);
    await openReader({ progress: { ...lighthouse.progress, place: { page: 2, offset: 0.4 } } });
    await expect.poll(() => pageNumber()).toBe('2');
    await spotOf('Mina');
    const before = lookedAt();
    expect(before).toMatchObject({ page: '2' });
    await press('+', '+', '+', '+');
    await expectLookedAt(before);
    await press('+', '+', '-');
    await expectLookedAt(before);
    // By keyboard: a click by the test may scroll the page first, to what is in view already.
    const button = view.element();
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    await press('Enter');
    await expect.element(page.getByRole('menuitem', { name: 'Larger' })).toHaveFocus();
    await press('w');
    await expect.element(page.getByRole('menuitemradio', { name: 'Whole page' })).toHaveFocus();
    await press('Enter');
    await expectLookedAt(before);
    await press('0');
    await expectLookedAt(before);
    // The phone is turned, and turned back.
    await page.viewport(844, 390);
    await expectLookedAt(before);
    await page.viewport(390, 844);
    await expectLookedAt(before);
  });

  it('keeps what is looked at in its place while the page is still coming', async () => {
    await page.viewport(390, 844);
    // Pressed as soon as it begins to come: it takes only a moment.
    const before = new Promise<ReturnType<typeof lookedAt>>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-page="2"][aria-busy="true"]')) return;
        observer.disconnect();
        resolve(lookedAt());
        for (let presses = 0; presses < 4; presses += 1)
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
      });
      observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    });
    await openReader({ progress: { ...lighthouse.progress, place: { page: 2, offset: 0.4 } } });
    expect(await before).toMatchObject({ page: '2' });
    await expect.poll(() => pageOf(2).element().getAttribute('aria-busy')).toBe('false');
    expect(pageOf(2).element().clientWidth).toBeGreaterThan(390);
    await expectLookedAt(await before);
  });

  it('has all its tools within a finger’s reach on a narrow phone', async () => {
    await page.viewport(320, 568);
    await openReader();
    await spotOf('Mina');
    const tools = page.getByRole('toolbar');
    for (const element of tools.getByRole('button').elements()) {
      const { left, right, width, height } = element.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(tools.element().scrollWidth).toBe(tools.element().clientWidth);
    const before = pageOf(1).element().clientWidth;
    const button = view.element();
    if (button instanceof HTMLElement) button.focus();
    // The menu stays open for another step.
    await press('Enter');
    await expect.element(page.getByRole('menuitem', { name: 'Larger' })).toHaveFocus();
    await press('Enter', 'Enter');
    await expect.poll(() => pageOf(1).element().clientWidth).toBeGreaterThan(before);
    await expect.element(page.getByRole('menuitemradio', { checked: true })).toBeVisible();
    await page.getByRole('menuitemradio', { name: 'Automatic' }).click();
    await expect.poll(() => pageOf(1).element().clientWidth).toBe(before);
    await expect.element(view).toHaveFocus();
    await view.click();
    await page.getByRole('menuitemcheckbox', { name: /^Colour the words/ }).click();
    await expect.poll(() => CSS.highlights.get('reader-learning')?.size).toBe(2);
  });

  it('moves only its pages sideways, however large they are', async () => {
    await page.viewport(1280, 800);
    await openReader();
    await spotOf('Mina');
    await page.getByRole('combobox', { name: 'Size of the pages' }).selectOptions('3');
    const area = page.getByRole('region', { name: /^Pages of/ }).element();
    await expect.poll(() => area.scrollWidth).toBeGreaterThan(2 * area.clientWidth);
    for (const width of [1280, 390]) {
      await page.viewport(width, 800);
      await expect.poll(() => document.scrollingElement?.scrollWidth).toBe(document.documentElement.clientWidth);
    }
    const bars = () => page.getByRole('toolbar').element().getBoundingClientRect().left;
    const [before, left] = [bars(), pageOf(1).element().getBoundingClientRect().left];
    area.scrollBy({ left: 200 });
    expect(pageOf(1).element().getBoundingClientRect().left).toBeCloseTo(left - 200, 0);
    expect(bars()).toBe(before);
    expect(area.scrollHeight).toBe(area.clientHeight);
  });

  it('leaves the pages where they are moved to while the bar at the edge of the screen follows', async () => {
    await page.viewport(1280, 800);
    writeStored('wordgrove-reading-zoom', '3');
    await openReader();
    await spotOf('Mina');
    const area = page.getByRole('region', { name: /^Pages of/ }).element();
    const bar = document.querySelector('[data-covered]')?.parentElement;
    if (!bar) throw new Error('there is no bar');
    // Moved on before the other one, which follows, is heard of.
    const moveTwice = async (moved: Element) => {
      moved.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      const goOn = () => moved.scrollTo({ left: 200, behavior: 'instant' });
      moved.addEventListener('scroll', goOn, { once: true });
      moved.scrollTo({ left: 100, behavior: 'instant' });
      await frames();
      await frames();
      return [area.scrollLeft, bar.scrollLeft];
    };
    await expect.poll(() => bar.scrollWidth - bar.clientWidth).toBe(area.scrollWidth - area.clientWidth);
    expect(await moveTwice(area)).toEqual([200, 200]);
    area.scrollTo({ left: 0, behavior: 'instant' });
    await expect.poll(() => bar.scrollLeft).toBe(0);
    expect(await moveTwice(bar)).toEqual([200, 200]);
  });

  it('leaves the pages where they have just been moved to when there is more below them', async () => {
    await page.viewport(1280, 800);
    writeStored('wordgrove-reading-zoom', '3');
    await openReader();
    await spotOf('Mina');
    const area = page.getByRole('region', { name: /^Pages of/ }).element();
    area.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    area.scrollTo({ left: 100, behavior: 'instant' });
    await frames();
    // Before the browser tells of it, something else does.
    area.scrollTo({ left: 200, behavior: 'instant' });
    if (area.parentElement) area.parentElement.style.paddingBottom = '40px';
    window.dispatchEvent(new Event('scroll'));
    expect(area.scrollLeft).toBe(200);
  });

  describe('beside a panel on a desk', () => {
    const area = () => page.getByRole('region', { name: /^Pages of/ }).element();
    /** Moves the pages as a reader does, and lets that be heard. */
    const moveTo = async (left: number) => {
      area().dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      area().scrollTo({ left, behavior: 'instant' });
      await frames();
    };
    const moveToEnd = () => moveTo(10_000);
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const leftOfPanel = () => panel.element().getBoundingClientRect().left;

    it.each(['2', 'width', '1.5'])('can be moved out from under it at the size %s', async (size) => {
      answerWords();
      await page.viewport(1280, 800);
      writeStored('wordgrove-reading-zoom', size);
      await openReader();
      await spotOf('Mina');
      const without = area().scrollWidth;
      await clickWord('Mina');
      await expect.element(panel).toBeVisible();
      await expect.poll(() => area().scrollWidth).toBeGreaterThan(without);
      await moveToEnd();
      await expect.poll(() => rightOf(pageOf(1).element())).toBeLessThanOrEqual(leftOfPanel());
      // By the bar at the lower edge of the screen, too.
      const bar = document.querySelector('[data-covered]')?.parentElement;
      await expect.poll(() => bar && bar.scrollWidth - bar.clientWidth).toBe(area().scrollWidth - area().clientWidth);
      await press('Escape');
      await expect.poll(() => area().scrollWidth).toBe(without);
    });

    it('brings a word out from under it that was clicked there, and leaves others where they are', async () => {
      answerWords();
      await page.viewport(1280, 800);
      writeStored('wordgrove-reading-zoom', '2');
      await openReader();
      await spotOf('Mina');
      const without = area().scrollWidth;
      await moveToEnd();
      const under = furthestRight();
      await clickWord(under);
      await expect.element(panel).toBeVisible();
      await expect.poll(async () => (await spotOf(under)).x).toBeLessThan(leftOfPanel());
      await press('Escape');
      await expect.element(panel).not.toBeInTheDocument();
      // The room beside the pages is given back in the next frame, and moves them.
      await expect.poll(() => area().scrollWidth).toBe(without);
      await frames();
      await moveTo(0);
      const { x } = await spotOf('Mina');
      await clickWord('Mina');
      await expect.element(panel).toBeVisible();
      expect((await spotOf('Mina')).x).toBe(x);
    });

    it('takes no more of the width than it has as long as the pages fit', async () => {
      answerWords();
      await page.viewport(1280, 800);
      await openReader();
      await clickWord('Mina');
      await expect.element(panel).toBeVisible();
      await expect.poll(() => rightOf(pageOf(1).element())).toBeLessThanOrEqual(leftOfPanel());
      expect(area().scrollWidth).toBe(area().clientWidth);
    });
  });
});
