import { fileURLToPath } from 'node:url';
import type { Language } from '@wordgrove/contract/languages';
import { languages } from '@wordgrove/contract/languages';
import type { Plugin, Rolldown } from 'vite';
import { createServer } from 'vite';
import type { PageLinks } from './head-links.ts';
import { headLinks, pageLinks, sharedTexts, signedInLinks, takeScripts } from './head-links.ts';
import type { Greetings, PrerenderedPage } from './prerender-pages.tsx';

const pagesFile = fileURLToPath(new URL('./prerender-pages.tsx', import.meta.url));

type Bundle = Rolldown.OutputBundle;
type PagesModule = {
  prerenderPages: () => Promise<PrerenderedPage[]>;
  prerenderGreetings: (language: Language) => Promise<Greetings>;
};
type Drawn = { pages: PrerenderedPage[]; greetings: Record<string, Greetings> };

/** Renders the pages with the app's own components, loaded through Vite so that class names agree with the build's. */
async function drawPages(root: string, define: Record<string, string>): Promise<Drawn> {
  const loader = await createServer({
    root,
    define,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const module = await loader.ssrLoadModule(pagesFile);
    if (!isPagesModule(module)) throw new Error('prerender-pages.tsx no longer exports what draws the pages');
    const greetings: Record<string, Greetings> = {};
    for (const language of languages) greetings[language] = await module.prerenderGreetings(language);
    return { pages: await module.prerenderPages(), greetings };
  } finally {
    await loader.close();
  }
}

function isPagesModule(module: Record<string, unknown>): module is PagesModule {
  return typeof module.prerenderPages === 'function' && typeof module.prerenderGreetings === 'function';
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Class names of a rendered page that no stylesheet of the build knows: a sign that names were generated differently.
 */
function unknownClasses(html: string, bundle: Bundle): string[] {
  const css = Object.values(bundle).flatMap((file) =>
    file.fileName.endsWith('.css') && 'source' in file ? [file.source] : [],
  );
  const known = css.map(String).join('\n');
  const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(names)].filter((name) => !known.includes(`.${name}`));
}

/** Title and head of one page; the server puts them in the places of `__TITLE__` and `<!--__HEAD__-->`. */
function headOf(page: PrerenderedPage, links: string): { title: string; head: string } {
  const description = `<meta name="description" content="${escaped(page.description)}">`;
  return { title: escaped(page.title), head: `${description}\n${links}` };
}

/** The bundle's page, which the server fills in, without the tags that start the app. */
function cutScripts(bundle: Bundle, base: string): { app: string; start: string } {
  const asset = bundle['index.html'];
  if (asset?.type !== 'asset') throw new Error('the build has no index.html');
  const { page, app, start } = takeScripts(String(asset.source), bundle, base);
  asset.source = page;
  return { app, start };
}

/**
 * Writes what the server puts into index.html before any script runs: `landing.<lang>.html` and `shell.<lang>.html` for
 * the root, and `heads.json`. The latter holds the tags that start the app at once and after the first paint, each
 * page's title and head by page and language, and, by language, the texts every page needs (`texts`), what else the
 * app's first pages need (`pages`, by address) and their first lines (`greetings`, by address), and what every page
 * behind the sign-in needs (`signedIn`).
 */
export function prerender(define: Record<string, string>): Plugin {
  let base = '/';
  let root = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      base = config.base;
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const heads: Record<string, Record<string, ReturnType<typeof headOf>>> = { landing: {}, shell: {} };
        const { pages, greetings } = await drawPages(root, define);
        const roots = [...pages.map((page) => page.root), ...Object.values(greetings).flatMap(Object.values)];
        const strangers = unknownClasses(roots.join('\n'), bundle);
        if (strangers.length > 0) this.error(`drawn pages: no styles for ${strangers.join(', ')}`);
        for (const page of pages) {
          this.emitFile({ type: 'asset', fileName: `${page.name}.${page.language}.html`, source: page.root });
          heads[page.name] = { ...heads[page.name], [page.language]: headOf(page, headLinks(page, bundle, base)) };
        }
        const each = <Value>(of: (language: Language) => Value) =>
          Object.fromEntries(languages.map((language) => [language, of(language)]));
        const source = {
          ...cutScripts(bundle, base),
          ...heads,
          signedIn: each((language) => signedInLinks(bundle, base, language)),
          texts: each((language) => sharedTexts(bundle, base, language)),
          pages: each((language): Record<string, PageLinks> => pageLinks(bundle, base, language)),
          greetings,
        };
        this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(source) });
      },
    },
  };
}
