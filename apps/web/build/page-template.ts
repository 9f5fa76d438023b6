import type { Plugin } from 'vite';

/** What the server writes into index.html for each request; in development the page gets these values instead. */
const inDevelopment: Readonly<Record<string, string>> = {
  __LANG__: 'en',
  __SCHEME__: '',
  __TITLE__: 'Wordgrove',
  __ROOT__: '',
};

/** Strips notes to our tools from the page that readers get. */
export function withoutToolNotes(): Plugin {
  return {
    name: 'without-tool-notes',
    apply: 'build',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(/<!-- biome-ignore[^>]*-->\n?/g, '') },
  };
}

/** Fills the placeholders of index.html for the development server, where no page is prerendered. */
export function pageTemplate(): Plugin {
  return {
    name: 'page-template',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/__[A-Z]+__/g, (placeholder) => inDevelopment[placeholder] ?? placeholder),
    },
  };
}
