import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { configure } from 'vitest-browser-react/pure';
import { queryClient } from '#platform/api.ts';
import { startI18n } from '#platform/i18n.ts';
import { clearAllStorage } from '#platform/storage.ts';
import { endAnswers, fetchAnswer } from './answers.ts';

configure({ reactStrictMode: true });
vi.stubGlobal('fetch', fetchAnswer);
await startI18n('en');

beforeEach(async () => {
  await page.viewport(1280, 800);
  clearAllStorage();
  queryClient.clear();
});

afterEach(async () => {
  await cleanup();
  queryClient.clear();
  endAnswers();
});
