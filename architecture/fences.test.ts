import { describe, expect, it } from 'vitest';
import { codeExamples } from './examples-code.ts';
import { floorExamples } from './examples-floors.ts';
import { importExamples } from './examples-imports.ts';
import { textExamples } from './examples-texts.ts';
import type { Files } from './files.ts';
import { rules } from './rules.ts';
import { parseTree } from './tree.ts';

const examples = [...floorExamples, ...importExamples, ...codeExamples, ...textExamples];

function firstFile(files: Files): string {
  return Object.keys(files)[0] ?? '';
}

describe.each(examples)('the fence "$rule.name"', ({ rule, breaks, holds }) => {
  it.each(breaks.map((files) => ({ files, code: JSON.stringify(files).slice(0, 120) })))('stops $code', ({ files }) => {
    const found = rule.check(parseTree(files)).map(({ path }) => path);
    expect(found).toContain(firstFile(files));
  });

  it('lets through what is right', () => {
    expect(holds.length).toBeGreaterThan(0);
    for (const files of holds) expect(rule.check(parseTree(files))).toEqual([]);
  });
});

describe('the fences', () => {
  it('are each tried on a tree that breaks them', () => {
    const tried = examples.filter(({ breaks }) => breaks.length > 0).map(({ rule }) => rule.name);
    expect(tried.sort()).toEqual(rules.map(({ name }) => name).sort());
  });
});
