import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Most programs are next to the server, whose modules they use; those that only call it are here.
const folders = [new URL('../../apps/server/src/testing/faults/', import.meta.url), new URL('./', import.meta.url)];
const helpers = new Set(['rounds.ts', 'run.ts', 'others.ts', 'while-others-work.ts', 'README.md']);
const programs = new Map(
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => !helpers.has(file))
      .map((file) => [file.replace(/\.ts$/, ''), fileURLToPath(new URL(file, folder))] as const),
  ),
);
const [name = '', ...rest] = process.argv.slice(2);
const program = programs.get(name);

if (program === undefined) {
  console.error(`node bench/faults/run.ts <${[...programs.keys()].join(' | ')}> [rounds]`);
  process.exit(1);
}
spawn(process.execPath, [program, ...rest], { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
