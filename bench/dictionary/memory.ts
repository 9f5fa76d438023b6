import { readFileSync } from 'node:fs';
import { loadContent } from '@wordgrove/content';
import { openLexicon } from '@wordgrove/server/src/features/dictionary/lexicon.ts';

console.log(`before: ${resident()} MB`);
loadContent();
console.log(`after reading all teaching content: ${resident()} MB`);
const started = performance.now();
const opened = openLexicon();
console.log(`lexicon open after ${Math.round(performance.now() - started)} ms: ${resident()} MB`);
await opened.vocabulary();
console.log(`words for suggestions ready after ${Math.round(performance.now() - started)} ms: ${resident()} MB`);
await new Promise((later) => setTimeout(later, 3000));
console.log(`three seconds later: ${resident()} MB`);

function resident(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / 1_000_000);
}
