import { readdirSync, readFileSync } from 'node:fs';
import type { Flags } from './feature-flags.ts';
import { flagConstants } from './feature-flags.ts';

const webRoot = new URL('../', import.meta.url);

/** Constants that only the build knows: see globals.d.ts. */
export function constants(flags: Flags): Record<string, string> {
  return {
    __APP_VERSION__: JSON.stringify(appVersion()),
    __PICTURES__: JSON.stringify(pictures()),
    ...flagConstants(flags),
  };
}

/** The version in this app's package.json. */
function appVersion(): string {
  const content: unknown = JSON.parse(readFileSync(new URL('package.json', webRoot), 'utf8'));
  const isVersioned = typeof content === 'object' && content !== null && 'version' in content;
  if (!isVersioned || typeof content.version !== 'string') throw new Error('apps/web/package.json has no version');
  return content.version;
}

function pictures(): string[] {
  return readdirSync(new URL('public', webRoot), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^pictures[\\/].+\.webp$/.test(file))
    .map((file) => file.slice('pictures/'.length));
}
