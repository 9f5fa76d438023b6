import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issuesOf } from './issues.ts';

const found = (schema: z.ZodType, value: unknown) => issuesOf(schema.safeParse(value).error?.issues ?? []);

describe('what a schema refuses, in our words', () => {
  it.each([
    ['a long text', z.string().max(3), 'four', { problem: 'too-long', max: 3 }],
    ['a short one', z.string().min(2), 'a', { problem: 'too-short', min: 2 }],
    ['an empty one', z.string().min(1), '', { problem: 'required', min: 1 }],
    ['a long list', z.array(z.int()).max(1), [1, 2], { problem: 'too-many', max: 1 }],
    ['a short one', z.array(z.int()).min(1), [], { problem: 'too-few', min: 1 }],
    ['a high number', z.int().max(9), 10, { problem: 'too-high', max: 9 }],
    ['a low one', z.int().min(1), 0, { problem: 'too-low', min: 1 }],
    ['another kind of thing', z.string(), 7, { problem: 'invalid' }],
    ['nothing', z.string(), undefined, { problem: 'invalid' }],
    ['what a choice lacks', z.enum(['a', 'b']), 'c', { problem: 'invalid' }],
    ['an own word', z.string().refine(() => false, { error: 'too-early' }), 'x', { problem: 'too-early' }],
    [
      'an own word about a limit',
      z.int().max(9, { error: 'session-too-long' }),
      10,
      { problem: 'session-too-long', max: 9 },
    ],
    ['a sentence', z.string().refine(() => false, { error: 'Please no' }), 'x', { problem: 'invalid' }],
  ])('%s', (_, schema, value, issue) => {
    expect(found(schema, value)).toEqual([{ path: '', ...issue }]);
  });

  it('says where it is, in lists too', () => {
    const schema = z.object({ words: z.array(z.object({ text: z.string().max(1) })) });
    expect(found(schema, { words: [{ text: 'a' }, { text: 'ab' }] })).toEqual([
      { path: 'words.1.text', problem: 'too-long', max: 1 },
    ]);
  });
});
