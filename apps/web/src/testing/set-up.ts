import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { configure } from 'vitest-browser-react/pure';
import { queryClient } from '#platform/api.ts';
import { clearAllStorage } from '#platform/storage.ts';
import { endAnswers, fetchAnswer } from './answers.ts';
import { started } from './started.ts';

configure({ reactStrictMode: true });
vi.stubGlobal('fetch', fetchAnswer);
await started;

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
