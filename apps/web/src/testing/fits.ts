import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { setLanguage } from '#platform/i18n.ts';
import { cutOff } from './layout.ts';
import type { teacher } from './people.ts';

type Person = typeof teacher;

/**
 * Expects that nothing on a page is cut off, on two phones and a desk, in the languages with the longest words and with
 * letters of their own.
 *
 * @param settled is visible when the page is complete
 * @param part what is looked at, if not all of the page
 */
export async function expectToFit(
  person: Person,
  open: (person: Person) => Promise<unknown>,
  settled: Locator,
  part: () => Element = main,
): Promise<void> {
  for (const language of ['de', 'tr'] as const) {
    await open({ ...person, profile: { ...person.profile, language } });
    await expect.poll(() => document.documentElement.lang).toBe(language);
    await expect.element(settled).toBeVisible();
    for (const width of [320, 390, 1280]) {
      await page.viewport(width, 800);
      await expect.poll(() => ({ language, width, cutOff: cutOff(part()) })).toEqual({ language, width, cutOff: [] });
    }
    await cleanup();
    queryClient.clear();
  }
  await setLanguage('en');
}

const main = () => document.querySelector('main') ?? document.body;
