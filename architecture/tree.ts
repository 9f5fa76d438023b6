import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult, IModule } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';
import { importRules, reading } from '#dependency-rules.ts';
import { ownRules } from './own-rules.ts';

/** The repository's own files: paths from the root, with `/`. */
export interface Tree {
  paths: readonly string[];
  read: (path: string) => string;
  /** Every file of code with its imports, as dependency-cruiser found them. */
  modules: readonly IModule[];
  /** The parts of the contract with a door of their own in its package.json. */
  light: readonly string[];
}

export interface Finding {
  rule: string;
  path: string;
  what: string;
}

/** A rule that no tool has. */
export interface OwnRule {
  name: string;
  /** What to do about a finding. */
  remedy: string;
  find: (tree: Tree) => readonly { path: string; what: string }[];
}

const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'architecture'];
const leftOut = /^(node_modules|dist|\.data|test-results|playwright-report)$|\.local$|\.tsbuildinfo$/;

/** Name → remedy of every rule, and what breaks them in the folder `root`. */
export async function inspect(root: string): Promise<{ rules: Map<string, string>; findings: Finding[] }> {
  const light = lightParts(root);
  const forbidden = importRules(light);
  const { output } = await cruise(
    folders.filter((folder) => globSync(join(root, folder)).length > 0),
    { ...reading, baseDir: root, validate: true, ruleSet: { forbidden } },
  );
  const { modules, summary } = output as ICruiseResult;
  const paths = globSync(`{${folders.join(',')}}/**`, {
    cwd: root,
    exclude: ({ name }) => leftOut.test(name),
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  const tree = { paths, modules, light, read: (path: string) => readFileSync(join(root, path), 'utf8') };
  return {
    rules: new Map([
      ...forbidden.map(({ name = '', comment = '' }): [string, string] => [name, comment]),
      ...ownRules.map(({ name, remedy }): [string, string] => [name, remedy]),
    ]),
    findings: [
      ...summary.violations.map(({ rule, from, to, unresolvedTo }) => ({
        rule: rule.name,
        path: from,
        what: `imports ${unresolvedTo ?? to}`,
      })),
      ...ownRules.flatMap(({ name, find }) => find(tree).map((finding) => ({ rule: name, ...finding }))),
    ],
  };
}

function lightParts(root: string): string[] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'packages/contract/package.json'), 'utf8'),
  );
  return Object.entries(exports).flatMap(([door, file]) =>
    door === '.' || door.includes('*') ? [] : [file.replace('.', 'packages/contract')],
  );
}
