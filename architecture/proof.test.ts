import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inspect } from './tree.ts';

const repository = join(import.meta.dirname, '..');
const root = realpathSync(mkdtempSync(join(tmpdir(), 'wordgrove-fences-')));
afterAll(() => rmSync(root, { recursive: true }));

/** A small repository, a line per file: path | the rules it breaks, none where it is right | its text, `«n»` n lines. */
const examples = readFileSync(join(import.meta.dirname, 'examples.txt'), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [places = '', broken = '', ...code] = line.split('|');
    const text = code.join('|').trim().replaceAll('⏎', '\n');
    return pathsOf(places.trim()).map((path) => ({
      path: path.replace(/^(server|web):/, 'apps/$1/src/'),
      broken: broken.split(', ').flatMap((rule) => rule.trim() || []),
      text: text.replace(/«(\d+)»/, (_, count) => 'x();\n'.repeat(count)),
    }));
  });

function pathsOf(places: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(places) ?? [];
  return names ? names.split(',').map((name) => before + name + after) : [places];
}

function build(): void {
  for (const { path, text } of examples) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const modules = join(root, 'node_modules/@wordgrove');
  mkdirSync(modules);
  for (const name of ['contract', 'language', 'games', 'content'])
    symlinkSync(join(root, 'packages', name), join(modules, name));
  symlinkSync(join(root, 'apps/server'), join(modules, 'server'));
}

/** What Biome reports with our settings; a plugin's finding goes by the beginning of its message. */
function lint(): { rule: string; path: string }[] {
  cpSync(join(repository, 'biome.json'), join(root, 'biome.json'));
  cpSync(import.meta.dirname, join(root, 'architecture'), { recursive: true });
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', 'apps', 'packages', 'e2e'];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const report: { diagnostics: { category: string; message: string; location: { path: string } }[] } =
    JSON.parse(stdout);
  return report.diagnostics.map(({ category, message, location }) => ({
    rule: category === 'plugin' ? (message.split(':')[0] ?? '') : category,
    path: location.path,
  }));
}

it('stops what each rule forbids, and nothing else', async () => {
  build();
  const { rules, findings } = await inspect(root);
  const expected = examples.flatMap(({ path, broken }) => broken.map((rule) => `${path}: ${rule}`));
  const proven = new Set(examples.flatMap(({ broken }) => broken));
  const found = [...findings, ...lint().filter(({ rule }) => proven.has(rule))];
  expect(found.map(({ path, rule }) => `${path}: ${rule}`).sort()).toEqual(expected.sort());
  expect(
    [...rules.keys()].filter((rule) => !proven.has(rule)),
    'rules without an example',
  ).toEqual([]);
});
