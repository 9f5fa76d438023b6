import { fileURLToPath } from 'node:url';
import reactAriaLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { languages } from '@wordgrove/contract/languages';
import { defineConfig, loadEnv } from 'vite';
import { compress } from './build/compress.ts';
import { constants } from './build/constants.ts';
import { contractModule } from './build/contract-module.ts';
import { darkModeSwitch, readFlags } from './build/feature-flags.ts';
import { noCycles } from './build/no-cycles.ts';
import { notices } from './build/notices.ts';
import { ownPreload } from './build/own-preload.ts';
import { pageTemplate, withoutToolNotes } from './build/page-template.ts';
import { pdfParts } from './build/pdf-parts.ts';
import { prerender } from './build/prerender.ts';
import { wordPictures } from './build/word-pictures.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Parts of kit and platform without a library of their own behind them, but those that only few screens show. */
function isSharedPart(id: string): boolean {
  const isOfFew =
    /[\\/]src[\\/](ui[\\/](tabs\.|dialog-window\.|popover-sheet\.|data-table\.|qr-picture\.|pager\.|word-picture\.|aria-locale|use-combo-box|bar-chart|file-button|fold\.|pictures[\\/](game-picture|seedling))|platform[\\/](other-language|use-shortage-text|pdf-document|with-retries|send-form|file-check))/;
  const isOfFewLists = /[\\/]@tanstack[\\/].*[\\/](queriesObserver|useQueries|useBlocker)\./;
  return /[\\/]src[\\/](ui|platform)[\\/]|[\\/]@tanstack[\\/]/.test(id) && !isOfFew.test(id) && !isOfFewLists.test(id);
}

/** Icons of the dictionary, and of what it opens from every screen: a file of its own for each costs more than it holds. */
const isIconOfWords = (id: string) => /[\\/]icons[\\/]Icon(Flag|Search|Volume)\./.test(id);

/** What a form is made of: all that the pages before signing in need of the kit, and their frame. */
function isFormPart(id: string): boolean {
  const part =
    /[\\/]src[\\/](ui[\\/](card|checkbox|form|field|field-frame|text-field|password-field|page-header|layout|typography)\.|platform[\\/](field-checks|use-form-state|use-error-text)\.|features[\\/]auth[\\/]form-page\.)/;
  return part.test(id) || /[\\/]@tanstack[\\/].*[\\/](mutationObserver|useMutation)\./.test(id);
}

/**
 * Code that only sends calls. Some of it would be part of the first load, because the index of the client library, which
 * that needs, imports it as well; its file names change with every version.
 */
function isForCalls(id: string, imports: readonly string[]): boolean {
  const transport = /[\\/]@orpc[\\/](contract|standard-server|standard-server-fetch|openapi-client)[\\/]/;
  const isOfClient = /[\\/]@orpc[\\/]client[\\/]dist[\\/](shared|adapters)[\\/]/.test(id);
  return transport.test(id) || (isOfClient && imports.some((each) => transport.test(each)));
}

/** What dashboards show of features, and other screens show too: one file instead of a handful of tiny ones. */
function isDashboardPart(id: string): boolean {
  const part =
    /[\\/]src[\\/]features[\\/](daily-tasks|notices|games[\\/]game-path|todos[\\/](due-text|filters|todos\.module)|study-tracker[\\/](use-duration|duration-text)|classes[\\/](dialog-form|refresh-failed)|assignments[\\/]due-time)/;
  return part.test(id);
}

/** What a student's dashboard shares with the pages that it leads to: one file instead of a few tiny ones. */
function isStudentPart(id: string): boolean {
  const part =
    /[\\/]src[\\/](app[\\/]dashboards[\\/]dashboard\.module|features[\\/]assignments[\\/]student[\\/](due-line|until-due|student\.module))\b/;
  return part.test(id);
}

/**
 * Texts that are shown together, one file a language: those of new accounts and other ways in, of analytics, of a student's dashboard, of what teachers do with homework
 * and texts, of work, and of the games. The first load names every file, and names don't compress.
 */
const textsTogether: Readonly<Record<string, readonly string[]>> = {
  analytics: ['analytics-games', 'analytics-student', 'analytics-three', 'analytics-words'],
  accounts: ['auth-register', 'auth-other-ways'],
  dashboard: ['assignments', 'classes', 'daily-tasks', 'dashboards', 'games', 'notices', 'todos'],
  teacher: ['classes-students', 'assignments-teacher', 'assignments-grading', 'assignments-gradebook', 'pdfs-teacher'],
  work: ['assignments-hand-in', 'games-test', 'pdfs-files'],
};

function groupOfTexts(id: string): string | null {
  const [, language, namespace = ''] = /[\\/]locales[\\/](\w+)[\\/]([\w-]+)\.json/.exec(id) ?? [];
  const [name] = Object.entries(textsTogether).find(([, namespaces]) => namespaces.includes(namespace)) ?? [];
  const isOfGame = /^games-(?!test|stats)/.test(namespace);
  const group = isOfGame ? 'game' : name;
  return language && group ? `${group}-texts-${language}` : null;
}

export default defineConfig(({ mode }) => {
  const flags = readFlags(loadEnv(mode, root, 'VITE_FEATURE_'));
  const define = constants(flags);
  const server = `http://127.0.0.1:${process.env.PORT || '3001'}`;
  return {
    root,
    define,
    // React has had the hook since version 18, so nobody needs to load the stand-in for older ones.
    resolve: { alias: [{ find: /^(use-sync-external-store)\/shim(?:\/index\.js)?/, replacement: '$1' }] },
    plugins: [
      react(),
      // React Aria brings its few texts in more than thirty languages.
      reactAriaLocales.vite({ locales: [...languages] }),
      ownPreload(),
      noCycles(),
      contractModule(),
      pdfParts(),
      wordPictures(),
      darkModeSwitch(flags),
      pageTemplate(),
      withoutToolNotes(),
      prerender(define),
      notices(fileURLToPath(new URL('../..', import.meta.url))),
      compress(),
    ],
    build: {
      outDir: 'dist',
      manifest: true,
      // A data: address would need an exception in the security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { index: `${root}index.html`, start: `${root}src/start.ts` },
        output: {
          // The first load names every other file, and nobody reads the names; the manifest has them.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
          codeSplitting: {
            groups: [
              // Its files are told apart by what they import: their names change with each version.
              {
                name: (id, graph) => (isForCalls(id, graph.getModuleInfo(id)?.importedIds ?? []) ? 'calls' : null),
                priority: 3,
                includeDependenciesRecursively: false,
              },
              // Packages of the first load change rarely: they stay in the reader's cache when the app changes.
              { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 2 },
              { name: 'app', test: (id) => !/[\\/]src[\\/]start\.ts$/.test(id), tags: ['$initial'], priority: 1 },
              // What screens share is one small file instead of a dozen tiny ones; what React Aria is behind stays apart.
              { name: 'forms', test: isFormPart, minShareCount: 2 },
              { name: 'kit', test: isSharedPart, minShareCount: 2 },
              { name: 'kit', test: isIconOfWords, minShareCount: 2 },
              { name: 'icons', test: /[\\/]@tabler[\\/]icons-react[\\/]/, minShareCount: 4 },
              { name: 'dashboard-parts', test: isDashboardPart, minShareCount: 2 },
              { name: 'student-parts', test: isStudentPart, minShareCount: 2 },
              { name: groupOfTexts, test: /[\\/]src[\\/]locales[\\/]/ },
            ],
          },
        },
      },
    },
    server: {
      port: Number(process.env.WEB_PORT || '5173'),
      // The server compares a writer's origin with the host it was asked under, so the host has to stay as it is.
      proxy: {
        '/api': { target: server, changeOrigin: false },
        '/dev': { target: server, changeOrigin: false },
      },
    },
  };
});
