// What a first visit downloads from the built web app: brotli sizes per page, checked against the limits. Reads Vite's
// manifest: a page is the entry, everything it imports, the page's own chunk, and the texts of its language.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@wordgrove/contract/languages';
import { gameTypes } from '@wordgrove/contract/paths';

const dist = process.argv[2] ?? fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const entry = 'index.html';

/** What a call needs: with their first page for signed-in people, when the page is idle for guests. */
const calls = 'src/platform/api-link.ts';
const login = 'src/features/auth/login-page.tsx';
/** What a guest's page fetches once it is idle. */
const whenIdle = { 'calls, once idle': calls, 'place of messages, once idle': 'src/ui/toast-place.ts' };
const idleLimit = 10;
/** Pages with scripts: each one's source files, the namespaces of its texts, and the limit in kB. */
const pages = [
  { name: 'login', sources: [login], texts: ['app', 'errors', 'auth'], limit: 145 },
  {
    name: 'teacher dashboard',
    sources: [calls, 'src/app/dashboards/teacher-dashboard.tsx'],
    texts: ['app', 'errors', 'errors-inside'],
    limit: 220,
  },
  {
    name: 'student dashboard',
    sources: [calls, 'src/app/dashboards/student/student-dashboard.tsx'],
    texts: ['app', 'errors', 'errors-inside'],
    limit: 220,
  },
  {
    name: 'dictionary',
    sources: [calls, 'src/app/screens/dictionary-screen.tsx'],
    texts: ['app', 'errors', 'errors-inside', 'dictionary'],
    limit: 195,
  },
];
const studentFrame = [entry, calls, 'src/app/dashboards/student/student-dashboard.tsx'];
const teacherFrame = [entry, calls, 'src/app/dashboards/teacher-dashboard.tsx'];
const textScreen = 'src/app/screens/pdfs-screen.tsx';
const reader = 'src/features/pdfs/reader/reader-page.tsx';
/** Screens opened from a student's dashboard: what each adds to the frame of the app. */
const studentScreens = [
  { name: 'flashcards', sources: ['src/app/screens/flashcards-screen.tsx'], texts: ['flashcards'] },
  { name: 'dictionary', sources: ['src/app/screens/dictionary-screen.tsx'], texts: ['dictionary', 'flashcards'] },
  { name: 'games', sources: ['src/features/games/hub/games-page.tsx'], texts: ['games'] },
  {
    name: 'Play now, before its first piece',
    sources: ['src/app/screens/play-now-screen.tsx'],
    texts: ['games-now', 'games', 'flashcards'],
  },
  { name: 'a game, before its start', sources: ['src/app/screens/game-screen.tsx'], texts: ['games'] },
  {
    name: 'library',
    sources: [textScreen, 'src/features/pdfs/library/library-page.tsx'],
    texts: ['pdfs', 'pdfs-files'],
  },
  { name: 'reader, before its text', sources: [textScreen, reader], texts: ['pdfs', 'pdfs-files'] },
];
const teacherScreens = [
  {
    name: "teacher's text",
    sources: [textScreen, 'src/features/pdfs/teacher/text/text-page.tsx'],
    texts: ['pdfs-teacher', 'pdfs-files'],
  },
];
/** What the reader fetches to draw a PDF. It has no limit: pdf.js comes as a whole. */
const pdfjs = ['pdf.mjs', 'pdf.worker.min.mjs'].map((file) => `../../node_modules/pdfjs-dist/legacy/build/${file}`);
const gamePage = 'src/app/screens/game-screen.tsx';
const furtherLimits = { screen: 60, game: 40 };
const landing = { source: 'src/features/landing/landing-page.tsx', limit: 40 };
const fontLimits = { English: 80, Turkish: 115 };

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
let isOver = false;

/** @param {string} file */
function bytes(file) {
  const compressed = join(dist, `${file}.br`);
  return existsSync(compressed)
    ? readFileSync(compressed).length
    : brotliCompressSync(readFileSync(join(dist, file))).length;
}

/**
 * The files that the given manifest keys need before they run.
 * @param {string[]} keys
 */
function filesOf(keys) {
  const seen = new Set();
  const files = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}`);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  keys.forEach(visit);
  return [...files];
}

const sum = (files) => files.reduce((total, file) => total + bytes(file), 0);
const kB = (size) => (size / 1000).toFixed(1).padStart(6);

function report(name, size, limit, details = []) {
  const over = size - limit * 1000;
  if (over > 0) isOver = true;
  const verdict = over > 0 ? `OVER by ${kB(over).trim()} kB` : 'ok';
  console.log(`${name.padEnd(42)} ${kB(size)} kB of ${String(limit).padStart(3)}  ${verdict}`);
  for (const line of details) console.log(`    ${line}`);
}

function reportLanding() {
  const isStyle = (file) => file.endsWith('.css');
  const styles = filesOf([entry, landing.source]).filter(isStyle);
  const html = languages.map((language) => {
    const head = JSON.parse(readFileSync(join(dist, 'heads.json'), 'utf8')).landing[language].head;
    const parts = [
      readFileSync(join(dist, 'index.html')),
      Buffer.from(head),
      readFileSync(join(dist, `landing.${language}.html`)),
    ];
    return { language, size: brotliCompressSync(Buffer.concat(parts)).length };
  });
  const largest = html.reduce((a, b) => (b.size > a.size ? b : a));
  const details = [
    ...styles.map((file) => `${kB(bytes(file))} ${file}`),
    `${kB(largest.size)} HTML (${largest.language}, the largest)`,
  ];
  report('landing, HTML and style', sum(styles) + largest.size, landing.limit, details);
}

/** What a screen needs beyond the files that are there already, in the language where that is most. */
function largestOf(keys, texts, there = []) {
  const totals = languages.map((language) => {
    const namespaces = texts.map((text) => `src/locales/${language}/${text}.json`).filter((key) => manifest[key]);
    const files = filesOf([...keys, ...namespaces]).filter((file) => !there.includes(file));
    return { language, files, size: sum(files) };
  });
  return totals.reduce((a, b) => (b.size > a.size ? b : a));
}

function isBuilt(name, sources) {
  const missing = sources.find((source) => !manifest[source]);
  if (!missing) return true;
  console.log(`${name.padEnd(42)} NOT in this build (${missing})`);
  isOver = true;
  return false;
}

function reportPage({ name, sources, texts, limit }) {
  if (!isBuilt(name, sources)) return;
  const { language, files, size } = largestOf([entry, ...sources], texts);
  const details = files
    .map((file) => ({ file, own: bytes(file) }))
    .sort((a, b) => b.own - a.own)
    .map(({ file, own }) => `${kB(own)} ${file}`);
  report(`${name}, script and style (${language})`, size, limit, details);
}

function reportAdded(name, present, sources, texts, limit) {
  if (isBuilt(name, sources)) report(name, largestOf(sources, texts, filesOf(present)).size, limit);
}

function reportPdfjs() {
  if (!isBuilt('pdf.js', pdfjs)) return;
  const { size } = largestOf(pdfjs, [], filesOf([...studentFrame, textScreen, reader]));
  console.log(`${'pdf.js, once a PDF is opened'.padEnd(42)} ${kB(size)} kB`);
}

function reportFonts() {
  const fonts = [...new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]))]
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => ({ isExtended: file.includes('latin-ext'), size: readFileSync(join(dist, file)).length }));
  const total = (list) => list.reduce((size, font) => size + font.size, 0);
  report('fonts, English', total(fonts.filter((font) => !font.isExtended)), fontLimits.English);
  report('fonts, Turkish', total(fonts), fontLimits.Turkish);
}

reportLanding();
for (const page of pages) reportPage(page);
for (const [name, source] of Object.entries(whenIdle)) reportAdded(name, [entry, login], [source], [], idleLimit);
for (const { name, sources, texts } of studentScreens)
  reportAdded(`${name}, added`, studentFrame, sources, texts, furtherLimits.screen);
for (const { name, sources, texts } of teacherScreens)
  reportAdded(`${name}, added`, teacherFrame, sources, texts, furtherLimits.screen);
for (const game of gameTypes)
  reportAdded(
    `${game}, added`,
    [...studentFrame, gamePage],
    [`src/features/games/${game}/board.tsx`],
    [`games-${game}`],
    furtherLimits.game,
  );
reportPdfjs();
reportFonts();
if (isOver) process.exitCode = 1;
