import type { Dirent } from 'node:fs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path from the root (with `/`) → text; empty for files whose text no fence reads. */
export type Files = Record<string, string>;

const roots = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'architecture'];
const leftOut = /^(node_modules|dist|\.data|test-results|playwright-report)$|\.local$|\.tsbuildinfo$/;
const isRead = /\.(tsx?|mjs|json)$/;

/** The repository's own files, as they are on disk. */
export function readFiles(root: string): Files {
  const files: Files = {};
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isDirectory() ? roots.includes(entry.name) : /\.ts$|^package\.json$/.test(entry.name)) {
      collect(root, entry, entry.name, files);
    }
  }
  return files;
}

function collect(root: string, entry: Dirent, path: string, files: Files): void {
  if (leftOut.test(entry.name)) return;
  if (entry.isFile()) files[path] = isRead.test(path) ? readFileSync(join(root, path), 'utf8') : '';
  if (!entry.isDirectory()) return;
  for (const child of readdirSync(join(root, path), { withFileTypes: true })) {
    collect(root, child, `${path}/${child.name}`, files);
  }
}
