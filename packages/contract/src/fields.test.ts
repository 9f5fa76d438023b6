import { expect, it } from 'vitest';
import { requiredLineSchema } from './fields.ts';

it('treats a line with nothing visible in it as empty', () => {
  const empty = [
    '',
    '   ',
    '\u200B',
    '\u200B\u200C\u200D\u2060\uFEFF',
    ' \u00AD ',
    '\u3164',
    '\u115F',
    '\u2800',
    '\uFE0F',
  ];
  for (const title of empty) {
    const { success, error } = requiredLineSchema.safeParse(title);
    expect({ title, success, problem: error?.issues[0]?.message }).toEqual({
      title,
      success: false,
      problem: 'required',
    });
  }
});

it('keeps every line with visible text as typed', () => {
  for (const title of ['x', '0', '\u200Ba', 'می\u200Cخواهم', '👩\u200D🚀', '❤\uFE0F', '한', 'ก', '⠃'])
    expect(requiredLineSchema.parse(title)).toBe(title);
});
