import type { Page } from '@playwright/test';

/** Counts how often a page is loaded from the server from now on; navigation inside the app doesn't count. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
