import { apiPrefix, paths } from '@wordgrove/contract/paths';
import type { Rolldown } from 'vite';
import type { PrerenderedPage } from './prerender-pages.tsx';

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk | undefined {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find((chunk) => chunk.moduleIds.some((id) => id.endsWith(source)));
}

/** The fonts of the text that can be read before scripts run: the first lines of the page. */
function fontLinks(bundle: Bundle, base: string): string[] {
  const fonts = Object.keys(bundle).filter((file) => /(next-latin-400|grotesque-latin-wght).*\.woff2$/.test(file));
  return fonts.map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`);
}

/** Stylesheet and fonts of the landing page. */
function landingLinks(bundle: Bundle, base: string): string[] {
  const landing = chunkOf(bundle, '/features/landing/landing-page.tsx');
  const styles = landing && !landing.isEntry ? [...(landing.viteMetadata?.importedCss ?? [])] : [];
  return [...styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`), ...fontLinks(bundle, base)];
}

const scriptLink = (base: string, file: string) => `<link rel="modulepreload" href="${base}${file}" crossorigin>`;

/** Every screen needs these texts; without a hint they would be requested one round trip later. */
export function sharedTexts(bundle: Bundle, base: string, language: string): string {
  const links = ['app', 'errors'].flatMap((namespace) => {
    const texts = chunkOf(bundle, `/locales/${language}/${namespace}.json`);
    return texts ? [scriptLink(base, texts.fileName)] : [];
  });
  return links.join('\n');
}

/** What every page behind the sign-in needs: the code of its first call, and the errors that calls there can end in. */
export function signedInLinks(bundle: Bundle, base: string, language: string): string {
  const calls = chunkOf(bundle, '/platform/api-link.ts');
  const errors = chunkOf(bundle, `/locales/${language}/errors-inside.json`);
  if (!calls || !errors) throw new Error('the build has no api-link.ts or no errors-inside.json');
  return [...withImports(bundle, calls), errors].map(({ fileName }) => scriptLink(base, fileName)).join('\n');
}

type FirstPage = {
  source: string;
  texts: readonly string[];
  /** Its first lines are sent with the page and can be read before any script has run, so its style must be there. */
  isDrawn?: boolean;
  /** The call that answers what the page shows first, in a given language. */
  data?: (language: string) => string;
};

/** Where most visits by people with an account begin. */
const firstPages: Record<string, FirstPage> = {
  [paths.login]: { source: '/features/auth/login-page.tsx', texts: ['auth'] },
  [paths.studentDashboard]: {
    source: '/app/dashboards/student/student-dashboard.tsx',
    texts: ['classes', 'dashboards', 'games'],
    isDrawn: true,
    data: (language) => `${apiPrefix}/dashboards/student?language=${language}`,
  },
  [paths.teacherDashboard]: {
    source: '/app/dashboards/teacher-dashboard.tsx',
    texts: ['analytics-three', 'classes', 'dashboards'],
    isDrawn: true,
    data: () => `${apiPrefix}/dashboards/teacher`,
  },
};

/** A chunk with everything it imports statically, apart from what the entry brings along. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set([chunk]);
  for (const each of found) {
    for (const file of each.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  const entry = chunkOf(bundle, '/src/main.tsx');
  const isThere = new Set(entry ? [entry.fileName, ...entry.imports] : []);
  return [...found].filter(({ fileName }) => !isThere.has(fileName));
}

export type PageLinks = {
  styles: string;
  scripts: string;
  /** Only for visitors who may open the page. */
  data: string;
};

/**
 * By address, the links to a page's own script and texts, and to its style. They arrive alongside the app instead of
 * after it has started, which saves a phone two round trips.
 */
export function pageLinks(bundle: Bundle, base: string, language: string): Record<string, PageLinks> {
  const linksOf = ({ source, texts, isDrawn = false, data }: FirstPage): PageLinks => {
    const page = chunkOf(bundle, source);
    if (!page) throw new Error(`the build has no ${source}`);
    const chunks = withImports(bundle, page);
    const ofTexts = texts.flatMap((namespace) => chunkOf(bundle, `/locales/${language}/${namespace}.json`) ?? []);
    const scripts = new Set([...chunks, ...ofTexts].map(({ fileName }) => fileName));
    const styles = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
    const drawn = [
      ...fontLinks(bundle, base),
      ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ];
    const early = styles.map((file) => `<link rel="preload" href="${base}${file}" as="style" crossorigin>`);
    return {
      styles: (isDrawn ? drawn : early).join('\n'),
      scripts: [...scripts].map((file) => scriptLink(base, file)).join('\n'),
      data: data ? `<link rel="preload" href="${data(language)}" as="fetch" crossorigin>` : '',
    };
  };
  return Object.fromEntries(Object.entries(firstPages).map(([path, page]) => [path, linksOf(page)]));
}

/** Head links for what the browser would otherwise discover too late. */
export function headLinks({ name }: PrerenderedPage, bundle: Bundle, base: string): string {
  return name === 'landing' ? landingLinks(bundle, base).join('\n') : '';
}

const scriptTag = /^ *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/gm;

/**
 * Takes the tags that start the app out of a built page: some pages start the app at once, and those that can already
 * be read start it with `start`, after their first paint.
 */
export function takeScripts(page: string, bundle: Bundle, base: string): { page: string; app: string; start: string } {
  const starter = chunkOf(bundle, '/src/start.ts');
  const app = page.match(scriptTag)?.map((tag) => tag.trim());
  if (!starter || !app?.length) throw new Error('the build has no start.ts, or its page starts nothing');
  return {
    page: page.replace(scriptTag, ''),
    app: app.join('\n'),
    start: `<script type="module" src="${base}${starter.fileName}"></script>`,
  };
}
