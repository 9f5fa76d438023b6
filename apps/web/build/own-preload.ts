import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../src/platform/preload.ts', import.meta.url));

/** Replaces the helper that Vite wraps around every `import(…)` with our own. */
export function ownPreload(): Plugin {
  return {
    name: 'own-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { preload as __vitePreload } from ${JSON.stringify(helper)};`,
    },
    generateBundle(_options, bundle) {
      const isOurs = Object.values(bundle).some((file) => file.type === 'chunk' && file.moduleIds.includes(helper));
      if (!isOurs) this.error('the build has no helper of ours: Vite has changed the name of its own');
    },
  };
}
