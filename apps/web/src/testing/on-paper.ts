import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  // As Playwright's provider declares it, whose types need those of Node.
  interface CDPSession {
    send(method: 'Emulation.setEmulatedMedia', params: { media: 'print' | '' }): Promise<unknown>;
  }
}

/** Runs `look` while the page is laid out as for print. */
export async function onPaper(look: () => Promise<void>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await look();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
}
