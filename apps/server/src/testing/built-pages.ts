import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@wordgrove/contract/languages';

/** A minimal folder with the files that a build of the web app leaves for the server. */
export function builtPages(): { dist: string; remove: () => void } {
  const dist = mkdtempSync(join(tmpdir(), 'pages-'));
  const write = (name: string, content: string) => writeFileSync(join(dist, name), content);
  for (const folder of ['assets', 'pictures']) mkdirSync(join(dist, folder));
  const heads = Object.fromEntries(
    languages.map((language) => [language, { title: `title ${language}`, head: '<meta name="x">' }]),
  );
  write(
    'index.html',
    '<html lang="__LANG__" data-scheme="__SCHEME__"><title>__TITLE__</title><!--__HEAD__--><!--__APP__--><body><!--__PAGE__--><!--__SESSION__-->__ROOT__',
  );
  const each = (value: (language: string) => unknown) =>
    Object.fromEntries(languages.map((language) => [language, value(language)]));
  const login = (language: string) => ({
    styles: '<link href="/login.css">',
    scripts: `<link href="/login-${language}.js">`,
    data: '',
  });
  const dashboard = (language: string) => ({ styles: '', scripts: '', data: `<link href="/data?${language}">` });
  const parts = {
    app: '<script src="/app.js">',
    start: '<script src="/start.js">',
    signedIn: each((language) => `<link href="/calls.js"><link href="/errors-inside-${language}.js">`),
    texts: each((language) => `<link href="/texts-${language}.js">`),
    pages: each((language) => ({ '/login': login(language), '/student-dashboard': dashboard(language) })),
    greetings: each((language) => ({ '/student-dashboard': `<h1>__NAME__ in ${language}</h1>` })),
  };
  write('heads.json', JSON.stringify({ landing: heads, shell: heads, ...parts }));
  for (const language of languages) {
    write(`landing.${language}.html`, `landing in ${language} costs $& nothing`);
    write(`shell.${language}.html`, `shell in ${language}`);
  }
  write('assets/app.js', 'code');
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}
