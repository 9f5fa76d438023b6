import { afterAll, describe, expect, it } from 'vitest';
import { lengthOf, measuredSources } from './architecture/ceilings.ts';
import { exceptions } from './architecture/exceptions.ts';
import { readFiles } from './architecture/files.ts';
import { rules } from './architecture/rules.ts';
import type { Finding, Rule } from './architecture/tree.ts';
import { parseTree } from './architecture/tree.ts';

const tree = parseTree(readFiles(import.meta.dirname));
const shown = 40;
const isUsed = new Set<object>();

function isAllowed({ name }: Rule, { path }: Finding): boolean {
  const exception = exceptions.find((each) => name.startsWith(each.rule) && each.path === path);
  if (exception) isUsed.add(exception);
  return exception !== undefined;
}

describe('the architecture', () => {
  for (const rule of rules) {
    it(rule.name, () => {
      const findings = rule.check(tree).filter((finding) => !isAllowed(rule, finding));
      const list = findings.map(({ path, line, what }) => `  ${path}:${line}  ${what}`);
      const rest = list.length > shown ? `\n  … and ${list.length - shown} more` : '';
      if (list.length > 0) expect.fail(`${rule.name}.\n${rule.remedy}\n${list.slice(0, shown).join('\n')}${rest}`);
    });
  }

  it('keeps no exception that nothing needs', () => {
    const unused = exceptions.filter((exception) => !isUsed.has(exception));
    expect(unused).toEqual([]);
  });

  afterAll(() => {
    const lengths = measuredSources(tree).map(lengthOf);
    const median = lengths.sort((a, b) => a - b)[lengths.length >> 1];
    console.log(`${lengths.length} files of code, median ${median} lines, longest ${lengths.at(-1)}.`);
    for (const { rule, path, reason } of exceptions) console.log(`Exception: ${path} (${rule}): ${reason}`);
  });
});
