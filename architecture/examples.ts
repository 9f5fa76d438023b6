import type { Files } from './files.ts';
import type { Rule } from './tree.ts';

/** Made-up source trees that show what a fence stops and what it lets through. */
export interface Example {
  rule: Rule;
  /** The fence must report each of these trees, in the file named first. */
  breaks: readonly Files[];
  holds: readonly Files[];
}

export const server = (inside: string) => `apps/server/src/${inside}`;
export const web = (inside: string) => `apps/web/src/${inside}`;

/** One web component whose JSX is `jsx`. */
export function component(jsx: string): Files {
  return { [web('features/todos/todo-card.tsx')]: `export function TodoCard() {\n  return ${jsx};\n}\n` };
}

/** The same namespace in all five languages; `tr` is Turkish, the others are `others`. */
export function locales(tr: unknown, others: unknown): Files {
  const files: Files = { [web('locales/tr/todos.json')]: JSON.stringify(tr) };
  for (const language of ['en', 'es', 'fr', 'de'])
    files[web(`locales/${language}/todos.json`)] = JSON.stringify(others);
  return files;
}
