import { expect, it } from 'vitest';
import { optionalLineSchema, requiredLineSchema, sentFileNameSchema } from './fields.ts';

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

it('refuses what makes a line read backwards, but not a script that does so itself', () => {
  for (const turn of ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069']) {
    for (const schema of [requiredLineSchema, optionalLineSchema]) {
      const { error } = schema.safeParse(`The ${turn}sea`);
      expect({ turn, problem: error?.issues[0]?.message }).toEqual({ turn, problem: 'control-characters' });
    }
    expect(sentFileNameSchema.parse(`the${turn}sea.pdf`)).toBe(`the${turn}sea.pdf`);
  }
  for (const title of ['البحر', 'הים', 'a\u200Eb']) expect(requiredLineSchema.parse(title)).toBe(title);
});
