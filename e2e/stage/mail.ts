import { setTimeout as sleep } from 'node:timers/promises';
import type { Letter } from './post-office.ts';
import { where } from './where.ts';

const patienceMs = 30_000;

/** Every mail to an address so far, oldest first. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const response = await fetch(`${where().letters}/?to=${encodeURIComponent(address)}`);
  return response.json();
}

/** Waits for a mail to an address whose subject or text matches the words; returns the newest one. */
export async function letterTo(address: string, words: RegExp): Promise<Letter> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const fitting = (await lettersTo(address)).filter(({ subject, text }) => words.test(`${subject}\n${text}`));
    const newest = fitting.at(-1);
    if (newest) return newest;
    await sleep(100);
  }
  throw new Error(`No mail to ${address} with ${words} within ${patienceMs / 1000} s`);
}

/** The address of the mail's link with a token. */
export function linkIn({ text, subject }: Letter): string {
  const link = /https?:\/\/\S+\?token=[\w-]+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in the mail “${subject}”:\n${text}`);
  return link;
}

/** Waits for the mail that verifies an address, and returns its link. */
export async function verificationLink(address: string): Promise<string> {
  return linkIn(await letterTo(address, /\/verify-email\?token=/));
}
