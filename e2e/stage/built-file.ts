import { readFileSync } from 'node:fs';

const manifest = new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url);

type Built = { file: string; css?: string[] };

/**
 * Matches the addresses of what was built from these sources, also when it is asked for anew.
 *
 * @param sources below `apps/web`
 */
export function builtFrom(...sources: string[]): RegExp {
  return addressesOf(sources.flatMap((source) => [built(source).file, ...(built(source).css ?? [])]));
}

/** As `builtFrom`, but only of its own style. */
export function styleOf(source: string): RegExp {
  return addressesOf(built(source).css ?? []);
}

function built(source: string): Built {
  const all: Record<string, Built> = JSON.parse(readFileSync(manifest, 'utf8'));
  const found = all[source];
  if (!found) throw new Error(`nothing was built from ${source}`);
  return found;
}

function addressesOf(files: readonly string[]): RegExp {
  return new RegExp(`/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})(\\?again=\\d+)?$`);
}
