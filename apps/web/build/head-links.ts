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

/** The links in the head of one page: what the browser would otherwise find out about too late. */
export function headLinks({ name, language }: PrerenderedPage, bundle: Bundle, base: string): string {
  const links = name === 'landing' ? landingLinks(bundle, base) : shellLinks(bundle, base, language);
  return links.join('\n');
}
