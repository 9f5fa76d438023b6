import type { BrowserContext } from '@playwright/test';
import { where } from './where.ts';

export type Outcry = {
  /** Listens to every page of a browser context for errors, blocked content and requests to anybody else. */
  watch: (context: BrowserContext) => void;
  /** Declares that this test provokes such a complaint. */
  allow: (complaint: RegExp) => void;
  /** Declares that this test has its own server. */
  allowOrigin: (origin: string) => void;
  /** @throws with every unexpected complaint */
  verdict: () => void;
};

/** What a browser logs about a call whose answer the page handles itself: a wrong password is a 401. */
const isAnswer =
  /^Failed to load resource: (the server responded with a status of (4|507).*|net::ERR_.*) https?:\/\/[^/]+\/api\//;

export function makeOutcry(): Outcry {
  const complaints: string[] = [];
  const allowed: RegExp[] = [isAnswer];
  const origins = new Set<string>();
  return {
    watch: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (webError) => complaints.push(`uncaught: ${webError.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        const isInside = ['data:', 'blob:'].includes(url.protocol) || origins.has(url.origin);
        if (!isInside && url.origin !== where().origin) complaints.push(`request to another place: ${request.url()}`);
      });
    },
    allow: (complaint) => allowed.push(complaint),
    allowOrigin: (origin) => origins.add(origin),
    verdict: () => {
      const unexpected = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      if (unexpected.length > 0) throw new Error(`The pages complained:\n${[...new Set(unexpected)].join('\n')}`);
    },
  };
}
