import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const id = 'virtual:contract';
const resolved = `\0${id}`;

/**
 * Serves the contract to the browser as `virtual:contract`: methods and paths only, read from the real contract at
 * build time. The schemas, and zod with them, stay on the server; a build in which zod slips through is stopped.
 */
export function contractModule(): Plugin {
  return {
    name: 'contract-module',
    resolveId: { filter: { id: /^virtual:contract$/ }, handler: () => resolved },
    load: {
      filter: { id: new RegExp(`^${resolved}$`) },
      async handler() {
        const { contract } = await import('@wordgrove/contract');
        // Tags only order the API's documentation.
        const routes = JSON.stringify(minifyContractRouter(contract), (key, value) =>
          key === 'tags' ? undefined : value,
        );
        return `export const contract = JSON.parse(${JSON.stringify(routes)});`;
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const zod = chunk.moduleIds.find((module) => /[\\/]node_modules[\\/]zod[\\/]/.test(module));
        if (zod) this.error(`${zod} reached ${chunk.fileName}: import the contract's files by \`import type\` only`);
      }
    },
  };
}
