import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspect } from './tree.ts';

const root = join(import.meta.dirname, '..');
/** Rule → path → the reason why it may break the rule. */
const exceptions: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'exceptions.json'), 'utf8'),
);
const { rules, findings } = await inspect(root);

describe('the architecture', () => {
  it.each([...rules])('%s', (rule, remedy) => {
    const broken = findings.filter((finding) => finding.rule === rule);
    const allowed = exceptions[rule] ?? {};
    const list = broken.filter(({ path }) => !(path in allowed)).map(({ path, what }) => `  ${path}  ${what}`);
    if (list.length > 0) expect.fail(`${remedy}\n${list.join('\n')}`);
  });

  it('needs each of its exceptions', () => {
    const breaks = (rule: string, path: string) => findings.some((each) => each.rule === rule && each.path === path);
    const unused = Object.entries(exceptions).flatMap(([rule, paths]) =>
      Object.keys(paths)
        .filter((path) => !breaks(rule, path))
        .map((path) => `${path} (${rule})`),
    );
    expect(unused, 'architecture/exceptions.json: take them out').toEqual([]);
  });
});
