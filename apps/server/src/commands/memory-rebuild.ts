import { tellOnly } from '#features/live/service.ts';
import { rebuildMemories } from '#flows/rebuild-memories.ts';
import { runCommand, say } from './run-command.ts';
import { withDatabase } from './with-database.ts';

/** `npm run memory:rebuild`: recomputes every memory from the ledger, with or without a running server. */
await runCommand(async (settings) => {
  await withDatabase(settings, 'memory-rebuild', async (db) => {
    const { students, words, differing } = await rebuildMemories({ db, tell: tellOnly })();
    say(`${count(students, 'student')}, ${count(words, 'word')}: ${count(differing, 'row')} differed.`);
  });
});

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
