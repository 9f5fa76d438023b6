import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import type { Outcry } from './outcry.ts';
import { makeOutcry } from './outcry.ts';
import type { Invite, Person } from './people.ts';
import { openClass, studentOf, verifiedTeacher } from './people.ts';
import { where } from './where.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Fails the test for everything that a page complained about, except what the test declares. */
  outcry: Outcry;
  /** A verified teacher of this test only. */
  teacher: Person;
  /** A class of the teacher, open to anyone with its code. */
  invite: Invite;
  /** A verified student in the teacher's class. */
  student: Person;
  /** A page in another browser: nothing shared with the first, signed in as the given person, if any. */
  anotherBrowser: (person?: Person | null, options?: BrowserContextOptions) => Promise<Page>;
};

/** People shared by a worker's tests that change nothing. */
type SharedFixtures = { school: { teacher: Person; invite: Invite; student: Person } };

export const test = base.extend<Fixtures, SharedFixtures>({
  // The address is known only after the global set-up, and the configuration is read before that.
  baseURL: ({ locale: _ }, use) => use(where().origin),

  outcry: [
    async ({ baseURL: _ }, use) => {
      const outcry = makeOutcry();
      await use(outcry);
      outcry.verdict();
    },
    { auto: true },
  ],

  context: async ({ context, outcry }, use) => {
    outcry.watch(context);
    await waitForNext(context);
    await use(context);
  },

  teacher: async ({ baseURL: _ }, use) => use(await verifiedTeacher()),
  invite: async ({ teacher }, use) => use(await openClass(teacher)),
  student: async ({ teacher, invite }, use) => use(await studentOf(teacher, invite)),

  anotherBrowser: async ({ browser, outcry }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person = null, options = {}) => {
      const context = await openContext(browser, outcry, options);
      contexts.push(context);
      if (person) await signIn(context, person);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  school: [
    async ({ browser: _ }, use) => {
      const teacher = await verifiedTeacher();
      const invite = await openClass(teacher);
      await use({ teacher, invite, student: await studentOf(teacher, invite) });
    },
    { scope: 'worker' },
  ],
});

/** For journeys through what moves on purpose. All others ask for less motion, which spares a sixth of a game's work. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Puts somebody's session into a browser, without the login page. */
export async function signIn(where: BrowserContext | Page, person: Person): Promise<void> {
  const context = 'context' in where ? where.context() : where;
  await context.addCookies(person.visitor.cookies());
}

/** A journey presses 'Next' itself: a game that goes on after a while would be ahead of a busy machine. */
async function waitForNext(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (window.origin !== 'null') window.localStorage.setItem('games:goes-on', 'off');
  });
}

async function openContext(browser: Browser, outcry: Outcry, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  outcry.watch(context);
  await waitForNext(context);
  return context;
}

export type { Person };
