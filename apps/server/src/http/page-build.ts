import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@wordgrove/contract/languages';
import { languages } from '@wordgrove/contract/languages';
import { z } from 'zod';

const head = z.object({ title: z.string(), head: z.string() });
const each = <Value extends z.ZodType>(value: Value) => z.record(z.enum(languages), value);
const byAddress = <Value extends z.ZodType>(value: Value) => each(z.record(z.string(), value));
const headsSchema = z.object({
  /** The tags that start the app, and those that start it from a template after the first paint. */
  app: z.string(),
  start: z.string(),
  landing: each(head),
  shell: each(head),
  /** Links to the texts that every page needs. */
  texts: each(z.string()),
  /** Links to what every page behind the sign-in needs. */
  signedIn: each(z.string()),
  /** Links to what only some pages need. */
  pages: byAddress(z.object({ styles: z.string(), scripts: z.string(), data: z.string() })),
  /** How some pages begin, with `__NAME__` where they greet somebody. */
  greetings: byAddress(z.string()),
});

export type PageKind = 'landing' | 'shell';

/** What the build leaves to be put together: the frame and, per language, the landing page and the loading shell. */
export type Build = {
  frame: string;
  heads: z.infer<typeof headsSchema>;
  roots: Record<PageKind, Record<Language, string>>;
};

export function readBuild(dist: string): Build {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const rootsOf = (kind: PageKind) =>
    each(z.string()).parse(
      Object.fromEntries(languages.map((language) => [language, read(`${kind}.${language}.html`)])),
    );
  return {
    frame: read('index.html'),
    heads: headsSchema.parse(JSON.parse(read('heads.json'))),
    roots: { landing: rootsOf('landing'), shell: rootsOf('shell') },
  };
}
