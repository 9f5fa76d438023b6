import './lean-react.ts';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { configure } from 'vitest-browser-react/pure';
import { forgetMade } from '#features/flashcards/add/made-cards.ts';
import { queryClient } from '#platform/api.ts';
import { forgetErrands } from '#platform/sign-out.ts';
import { clearAllStorage } from '#platform/storage.ts';
import { currentToasts, removeToast } from '#ui/use-toast.ts';
import { endAnswers, fetchAnswer, lacksAnswers } from './answers.ts';
import { notePicture } from './failure-picture.ts';
import { started } from './started.ts';

configure({ reactStrictMode: true });
vi.stubGlobal('fetch', fetchAnswer);
await started;

// The app waits a second before it sends a failed query again, and two before the last time; a held clock holds these.
const options = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, retryDelay: 100 } });

/** Keys that appeared on a screen in place of their text. */
const wordless = new Set<string>();
i18next.options.saveMissing = true;
i18next.on('missingKey', (_, namespace: string, key: string) => wordless.add(`${namespace}:${key}`));

beforeEach(async () => {
  await page.viewport(1280, 800);
  clearAllStorage();
  queryClient.clear();
});

// All files share one page: what one test leaves in it would affect the next.
afterEach(async ({ task }) => {
  await notePicture(task, wordless.size > 0 || lacksAnswers());
  await cleanup();
  queryClient.clear();
  for (const { id } of currentToasts()) removeToast(id);
  const shown = [...wordless];
  forgetMade();
  wordless.clear();
  vi.restoreAllMocks();
  await endAnswers().finally(forgetErrands);
  expect(shown, 'keys without words').toEqual([]);
});
