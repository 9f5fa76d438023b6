import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clashes } from '#clashes.ts';
import { familyFaults } from '#family-faults.ts';
import type { Draft } from '#file-kinds.ts';
import { emptyDraft, fileKinds } from '#file-kinds.ts';
import { levelFaults } from '#level-faults.ts';
import { pictureFaults, withPictures } from '#pictures.ts';
import { repeatedKeys } from '#repeated-keys.ts';
import { senseFaults } from '#sense-faults.ts';
import { synonymFaults } from '#synonym-faults.ts';
import type { Content } from '#types.ts';

const standardFolder = fileURLToPath(new URL('../data', import.meta.url));

/** Thrown when the content can't be used; its message lists every mistake with file, entry and reason, one per line. */
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The teaching content has mistakes:\n${faults.join('\n')}`);
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/**
 * Reads and checks all teaching content; takes about a quarter of a second.
 *
 * @param folder laid out like `packages/content/data`: a folder per kind, then files per level or topic
 * @throws ContentError when a file is no JSON or breaks its schema, when an id or word occurs twice, when the
 *   senses of a word can't be told apart, or when a group of synonyms, a family, a picture or a level override doesn't
 *   agree with the word bank
 */
export function loadContent(folder: string = standardFolder): Content {
  const draft = emptyDraft();
  const files = new Map<object, string>();
  const faults = listFiles(folder).flatMap((path) => {
    const name = relative(folder, path).replaceAll(sep, '/');
    const before = Object.values(draft).map(({ length }) => length);
    const found = take(draft, name, readFileSync(path, 'utf8'));
    for (const [kind, items] of Object.values(draft).entries())
      for (const item of items.slice(before[kind])) files.set(item, name);
    return found.map((fault) => `${name}: ${fault}`);
  });
  const fileOf = (item: object) => files.get(item) ?? '';
  faults.push(...clashes(draft, fileOf), ...senseFaults(draft, fileOf));
  // A word that couldn't be read would be missing in all its groups.
  if (faults.length === 0)
    faults.push(
      ...levelFaults(draft, fileOf),
      ...synonymFaults(draft, fileOf),
      ...familyFaults(draft, fileOf),
      ...pictureFaults(draft, fileOf),
    );
  if (folder === standardFolder) faults.push(...emptyKinds(draft));
  if (faults.length > 0) throw new ContentError(faults);
  return { ...draft, words: withPictures(draft) };
}

function take(draft: Draft, name: string, text: string): string[] {
  const kind = fileKinds.find(({ place }) => place.test(name));
  if (!kind) return ['no kind of content has its files here'];
  try {
    const file: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return [
      ...repeatedKeys(text, file),
      ...misfits(kind.place.exec(name)?.groups ?? {}, file),
      ...kind.take(draft, file),
    ];
  } catch (error) {
    if (error instanceof SyntaxError) return [error.message];
    throw error;
  }
}

/**
 * A file's path must agree with what the file says of itself, or a whole file could move to another level unnoticed.
 */
function misfits(place: Readonly<Record<string, string>>, file: unknown): string[] {
  return Object.entries(place).flatMap(([field, expected]) => {
    const said: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, field) : undefined;
    const fits = typeof said !== 'string' || said.toLowerCase() === expected;
    return fits ? [] : [`its ${field} is "${said}", but it lies in the place of "${expected}"`];
  });
}

function emptyKinds(draft: Draft): string[] {
  return Object.entries(draft).flatMap(([kind, items]) => (items.length === 0 ? [`there are no ${kind} at all`] : []));
}

function listFiles(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // Ignores what file managers leave behind, such as `.DS_Store`.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  );
}
