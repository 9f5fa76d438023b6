import { readFileSync } from 'node:fs';

const manifest = new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url);

type Built = { file: string; css?: string[] };

/**
 * Matches the addresses of what was built from these sources, also when it is asked for anew.
 *
 * @param sources below `apps/web`
 */
export function builtFrom(...sources: string[]): RegExp {
  const built: Record<string, Built> = JSON.parse(readFileSync(manifest, 'utf8'));
  const files = sources.flatMap((source) => {
    const found = built[source];
    if (!found) throw new Error(`nothing was built from ${source}`);
    return [found.file, ...(found.css ?? [])];
  });
  return new RegExp(`/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})(\\?again=\\d+)?$`);
}
