import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { orpc, queryClient } from '#platform/api.ts';
import { writeStored } from '#platform/storage.ts';
import { answer } from '#testing/answers.ts';
import { press } from '#testing/keys.ts';
import { frames, openReader, pageNumber, pageOf, spotOf } from '#testing/reader.ts';
import { lighthouse } from '#testing/texts.ts';
import type { Place } from './use-visible-page.ts';

const words = 'the farmer walked slowly to a market and looked up into that bright old sky while his dog slept';

/** A page of paragraphs that are told apart by their first word, as `p3n2`. */
function textOf(number: number, paragraphs: number): string {
  const paragraph = (_: unknown, at: number) =>
    `p${number}n${at} ${`${words} `.repeat(1 + ((number + at) % 3))}`.trim();
  return Array.from({ length: paragraphs }, paragraph).join('\n\n');
}

/** Pages of unequal length, the last one of a line. */
const story = [9, 14, 12, 10, 13, 8, 11, 1].map((paragraphs, at) => textOf(at + 1, paragraphs));

/** Opens a text file whose pages come when they are let in. */
async function openStory(place: Place | null, search = '', pages = story) {
  const waiting: (() => void)[] = [];
  const gate = { isOpen: true };
  const texts = ({ from, to }: { from: number; to: number }) =>
    pages.map((text, at) => ({ page: at + 1, text })).filter((each) => each.page >= from && each.page <= to);
  const open = async () => {
    const progress = { ...lighthouse.progress, place };
    const change = { kind: 'txt' as const, fileName: 'story.txt', pages: pages.length, progress };
    const { kept } = await openReader(change, search, async (input) => {
      if (!gate.isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
      return texts(input);
    });
    return kept;
  };
  const letIn = () => {
    gate.isOpen = true;
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { open, gate, letIn, waiting };
}

/** Every page near the screen is laid out. */
async function settled(): Promise<void> {
  await expect.poll(() => document.querySelectorAll('[data-page] p').length).toBeGreaterThan(0);
  await expect.poll(() => document.querySelector('[data-page][aria-busy="true"]')).toBeNull();
}

/** The paragraph at a height of the window, and how far down it. */
function lineAt(y: number) {
  const boxes = [...document.querySelectorAll('[data-page] p')].map((each) => ({
    name: each.textContent?.split(' ')[0],
    ...{ top: each.getBoundingClientRect().top, height: each.getBoundingClientRect().height },
  }));
  const found = boxes.findLast(({ top }) => top <= y);
  return { name: found?.name, down: found ? (y - found.top) / found.height : 0 };
}

/** The same paragraph, within a twentieth of it: less than a line. */
async function expectLine(wanted: ReturnType<typeof lineAt>, y: () => number): Promise<void> {
  await expect.poll(() => lineAt(y())).toEqual({ name: wanted.name, down: expect.closeTo(wanted.down, 1) });
}

const third = () => window.innerHeight / 3;

/** Scrolls as a reader does; lets the scroll be heard, and the pages that come with it find their room. */
async function scroll(by: number): Promise<void> {
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollBy({ top: by, behavior: 'instant' });
  await frames();
  await settled();
  await frames();
}

const phone = [390, 844] as const;
const desk = [1280, 800] as const;

beforeEach(() => window.scrollTo(0, 0));

describe.each([
  { name: 'a phone', size: phone },
  { name: 'a desk', size: desk },
])('the place in a text on $name', ({ size }) => {
  beforeEach(() => page.viewport(size[0], size[1]));

  it('is the same when the text is opened again, however late its pages come', async () => {
    const first = await openStory(null);
    const kept = await first.open();
    await settled();
    await press('n');
    await press('n');
    await settled();
    await scroll(700);
    await expect.poll(() => kept.at(-1)?.page).toBeGreaterThan(2);
    const [wanted, place] = [lineAt(third()), kept.at(-1)];
    if (!place) throw new Error('no place was kept');
    for (let visit = 0; visit < 3; visit += 1) {
      await cleanup();
      queryClient.removeQueries({ queryKey: orpc.pdfs.key() });
      const again = await openStory(place);
      again.gate.isOpen = false;
      const keptAgain = await again.open();
      await expect.poll(() => again.waiting.length).toBeGreaterThan(0);
      again.letIn();
      await settled();
      await expectLine(wanted, third);
      expect(pageNumber()).toBe(String(place.page));
      expect(keptAgain).toEqual([]);
    }
  });

  it('is the page that was asked for, and no page is told to the server that nobody chose', async () => {
    const { open, gate, letIn, waiting } = await openStory(null);
    const kept = await open();
    await settled();
    gate.isOpen = false;
    const field = page.getByRole('textbox', { name: /^Page, of/ });
    await field.fill('6');
    await press('Enter');
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    letIn();
    await settled();
    await expect.poll(() => kept.at(-1)).toMatchObject({ page: 6 });
    expect(pageNumber()).toBe('6');
    await expect.poll(() => Math.round(pageOf(6).element().getBoundingClientRect().top)).toBe(124);
    expect(kept).toHaveLength(1);
  });

  it('is the sentence that a card leads to', async () => {
    const { open, gate, letIn, waiting } = await openStory(null, `?page=3&find=p3n11 ${words}`);
    gate.isOpen = false;
    await open();
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    letIn();
    await settled();
    await expect.poll(() => CSS.highlights.get('reader-found')?.size).toBe(1);
    const top = () => lineTop('p3n11');
    await expect.poll(top).toBeGreaterThan(124);
    expect(top()).toBeLessThan(window.innerHeight / 2);
  });

  it('stays when the letters grow or shrink, and when the window does', async () => {
    const { open } = await openStory({ page: 3, offset: 0.2 });
    await open();
    await settled();
    await scroll(300);
    const wanted = lineAt(third());
    for (const key of ['+', '+', '-', '-', '-']) {
      await press(key);
      await settled();
      await expectLine(wanted, third);
    }
    await press('+');
    await page.viewport(size[1], size[0]);
    await settled();
    await expectLine(wanted, () => Math.max(third(), 172));
    await page.viewport(size[0], size[1]);
    await settled();
    await expectLine(wanted, third);
  });
});

describe('a look at the sentence of a card', () => {
  const search = `?page=3&find=p3n11 ${words}`;

  it('leaves the place in the text where it was, until the reader reads on', async () => {
    await page.viewport(...desk);
    const { open } = await openStory({ page: 6, offset: 0 }, search);
    const kept = await open();
    await settled();
    await expect.poll(() => CSS.highlights.get('reader-found')?.size).toBe(1);
    await scroll(40);
    await cleanup();
    expect(kept).toEqual([]);

    const again = await openStory({ page: 6, offset: 0 }, search);
    const keptAgain = await again.open();
    await settled();
    await press('n');
    await cleanup();
    await expect.poll(() => keptAgain.map((each) => each.page)).toEqual([4]);
  });

  it('leads back to the place with one press', async () => {
    await page.viewport(...phone);
    const { open } = await openStory({ page: 6, offset: 0 }, search);
    await open();
    await settled();
    await page.getByRole('button', { name: 'Back to page 6, where you were' }).click();
    await expect.poll(pageNumber).toBe('6');
    await expect.element(page.getByRole('button', { name: /^Back to page/ })).not.toBeInTheDocument();
    await press('n');
    await expect.poll(pageNumber).toBe('7');
    await expect.element(page.getByRole('button', { name: /^Back to page/ })).not.toBeInTheDocument();
  });
});

function lineTop(name: string): number {
  const found = [...document.querySelectorAll('[data-page] p')].find((each) =>
    each.textContent?.startsWith(`${name} `),
  );
  return found?.getBoundingClientRect().top ?? -1;
}

describe('a short last page on a large screen', () => {
  const short = [textOf(1, 30), textOf(2, 1)];

  it('can be chosen, and reached by scrolling', async () => {
    await page.viewport(2560, 1440);
    const { open } = await openStory(null, '', short);
    const kept = await open();
    await settled();
    await page.getByRole('textbox', { name: /^Page, of/ }).fill('2');
    await press('Enter');
    await expect.poll(() => kept.at(-1)).toMatchObject({ page: 2 });
    expect(pageNumber()).toBe('2');
    await scroll(-5000);
    await expect.poll(pageNumber).toBe('1');
    await scroll(5000);
    await expect.poll(pageNumber).toBe('2');
  });

  it('is read together with what is beside it', async () => {
    await page.viewport(2560, 1440);
    const reports = answer((calls) => calls.pdfs.report, { ...lighthouse.progress, tasks: [] });
    const { open } = await openStory(null, '', [textOf(1, 3), textOf(2, 1)]);
    await open();
    await settled();
    // Each is a moment at which time is counted.
    let moments = 0;
    await expect
      .poll(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        moments += 1;
        return moments;
      })
      .toBeGreaterThan(20);
    await page.getByRole('link', { name: 'Back to the library' }).click();
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    expect(reports.at(-1)?.pages.map((each) => each.page)).toEqual([1, 2]);
  });
});

it('shows the sentence that a card leads to on a page of a PDF that is higher than the screen', async () => {
  await page.viewport(1280, 600);
  writeStored('wordgrove-reading-zoom', '2');
  await openReader({}, '?page=2&find=somebody rang a bell to thank them.');
  await expect.poll(() => CSS.highlights.get('reader-found')?.size).toBe(1);
  await expect.poll(async () => (await spotOf('rang a bell')).y).toBeLessThan(300);
  expect((await spotOf('rang a bell')).y).toBeGreaterThan(124);
});
