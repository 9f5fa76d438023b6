import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clashes } from '#clashes.ts';
import type { Draft } from '#file-kinds.ts';
import { emptyDraft, fileKinds } from '#file-kinds.ts';
import type { Content } from '#types.ts';

const standardFolder = fileURLToPath(new URL('../data', import.meta.url));

/** Thrown when the content can't be used; its message lists every mistake with file, entry and reason, a line each. */
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The teaching content has mistakes:\n${faults.join('\n')}`);
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/**
 * Reads and checks all teaching content; about a tenth of a second.
 *
 * @param folder laid out like `packages/content/data`: a folder per kind, then files per level or topic
 * @throws ContentError when a file is no JSON or breaks its schema, or when an id or word is there twice
 */
export function loadContent(folder: string = standardFolder): Content {
  const draft = emptyDraft();
  const faults = listFiles(folder).flatMap((path) => {
    const name = relative(folder, path).replaceAll(sep, '/');
    return take(draft, name, readFileSync(path, 'utf8')).map((fault) => `${name}: ${fault}`);
  });
  faults.push(...clashes(draft));
  if (faults.length > 0) throw new ContentError(faults);
  return draft;
}

function take(draft: Draft, name: string, text: string): string[] {
  const kind = fileKinds.find(({ place }) => place.test(name));
  if (!kind) return ['no kind of content has its files here'];
  try {
    return kind.take(draft, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return [error.message];
    throw error;
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
