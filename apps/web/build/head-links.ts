import { paths } from '@wordgrove/contract/paths';
import type { Rolldown } from 'vite';
import type { PrerenderedPage } from './prerender-pages.tsx';

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk | undefined {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find((chunk) => chunk.moduleIds.some((id) => id.endsWith(source)));
}

/** The landing page is read before scripts run: its stylesheet, and the fonts of its first line. */
function landingLinks(bundle: Bundle, base: string): string[] {
  const landing = chunkOf(bundle, '/features/landing/landing-page.tsx');
  const styles = landing && !landing.isEntry ? [...(landing.viteMetadata?.importedCss ?? [])] : [];
  const fonts = Object.keys(bundle).filter((file) => /(next-latin-400|grotesque-latin-wght).*\.woff2$/.test(file));
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...fonts.map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`),
  ];
}

/** The waiting shell needs the texts that every screen has; without a hint they would be asked for one trip later. */
function shellLinks(bundle: Bundle, base: string, language: string): string[] {
  return ['app', 'errors'].flatMap((namespace) => {
    const texts = chunkOf(bundle, `/locales/${language}/${namespace}.json`);
    return texts ? [`<link rel="modulepreload" href="${base}${texts.fileName}" crossorigin>`] : [];
  });
}

type FirstPage = {
  source: string;
  texts: readonly string[];
  /** Its beginning is sent with the page and can be read before any script has run, so its style has to be there. */
  isDrawn?: boolean;
};

/** Where most visits of people with an account begin. */
const firstPages: Record<string, FirstPage> = {
  [paths.login]: { source: '/features/auth/login-page.tsx', texts: ['auth'] },
  [paths.studentDashboard]: {
    source: '/app/dashboards/student/student-dashboard.tsx',
    texts: ['classes', 'dashboards', 'games'],
    isDrawn: true,
  },
  [paths.teacherDashboard]: {
    source: '/app/dashboards/teacher-dashboard.tsx',
    texts: ['classes', 'dashboards'],
    isDrawn: true,
  },
};

/** A chunk with all that it needs at once, apart from what the entry brings along. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set([chunk]);
  for (const each of found) {
    for (const file of each.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const isThere = new Set(entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : []);
  return [...found].filter(({ fileName }) => !isThere.has(fileName));
}

/**
 * By address, the links to a page's own script, style and texts. They arrive beside the app instead of after it has
 * started, which spares a phone two trips.
 */
export function pageLinks(bundle: Bundle, base: string, language: string): Record<string, string> {
  const linksOf = ({ source, texts, isDrawn = false }: FirstPage): string => {
    const page = chunkOf(bundle, source);
    if (!page) throw new Error(`the build has no ${source}`);
    const chunks = withImports(bundle, page);
    const ofTexts = texts.flatMap((namespace) => chunkOf(bundle, `/locales/${language}/${namespace}.json`) ?? []);
    const scripts = new Set([...chunks, ...ofTexts].map(({ fileName }) => fileName));
    const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
    return [
      ...[...scripts].map((file) => `<link rel="modulepreload" href="${base}${file}" crossorigin>`),
      ...[...styles].map((file) =>
        isDrawn
          ? `<link rel="stylesheet" href="${base}${file}">`
          : `<link rel="preload" href="${base}${file}" as="style" crossorigin>`,
      ),
    ].join('\n');
  };
  return Object.fromEntries(Object.entries(firstPages).map(([path, page]) => [path, linksOf(page)]));
}

/** The links in the head of one page: what the browser would otherwise find out about too late. */
export function headLinks({ name, language }: PrerenderedPage, bundle: Bundle, base: string): string {
  const links = name === 'landing' ? landingLinks(bundle, base) : shellLinks(bundle, base, language);
  return links.join('\n');
}
