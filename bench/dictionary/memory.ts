import { readFileSync } from 'node:fs';

type Lexicon = { vocabulary: () => Promise<unknown> };

const content = await load<{ loadContent: () => unknown }>('packages/content/src/index.ts');
const lexicon = await load<{ openLexicon: () => Lexicon }>('apps/server/src/features/dictionary/lexicon.ts');

console.log(`before: ${resident()} MB`);
content.loadContent();
console.log(`after reading all teaching content: ${resident()} MB`);
const started = performance.now();
const opened = lexicon.openLexicon();
console.log(`lexicon open after ${Math.round(performance.now() - started)} ms: ${resident()} MB`);
await opened.vocabulary();
console.log(`words for suggestions ready after ${Math.round(performance.now() - started)} ms: ${resident()} MB`);
await new Promise((later) => setTimeout(later, 3000));
console.log(`three seconds later: ${resident()} MB`);

async function load<Module>(path: string): Promise<Module> {
  const module: unknown = await import(new URL(`../../${path}`, import.meta.url).href);
  return module as Module;
}

function resident(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / 1_000_000);
}
