import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The programs live with the server, whose modules they use.
const folder = new URL('../../apps/server/src/testing/faults/', import.meta.url);
const names = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'rounds');
const [name, ...rest] = process.argv.slice(2);

if (name === undefined || !names.includes(name)) {
  console.error(`node bench/faults/run.ts <${names.join(' | ')}> [rounds]`);
  process.exit(1);
}
const program = fileURLToPath(new URL(`${name}.ts`, folder));
spawn(process.execPath, [program, ...rest], { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
