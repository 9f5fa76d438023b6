import { z } from 'zod';

/** A value as JSON text, since some possible input has no JavaScript value: numbers too large, forbidden keys. */
export type HostileValue = { label: string; json: string };

const text = (label: string, value: string): HostileValue => ({ label, json: JSON.stringify(value) });
const raw = (json: string): HostileValue => ({ label: json, json });
const nested = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);

/** What an attacker or a broken program might send for any field. */
export const hostileValues: readonly HostileValue[] = [
  ...['null', 'true', 'false', '0', '-1', '1.5', '-0', '1e308', '1e400', '-1e400'].map(raw),
  ...['2147483647', '2147483648', '9007199254740993', '99999999999999999999'].map(raw),
  ...['[]', '{}', '[[]]', '[null]', '[1,2,3]', '["a","a"]', '{"length":1}', '{"toString":"x"}', '{"then":1}'].map(raw),
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '[{"__proto__":1}]'].map(raw),
  { label: 'arrays in arrays', json: nested('[', '', ']', 5000) },
  { label: 'objects in objects', json: nested('{"a":', '1', '}', 5000) },
  { label: 'very many things', json: `[${Array(5000).fill('"a"').join()}]` },

  text('nothing', ''),
  text('space', ' \t\n '),
  text('NUL', '\u0000'),
  text('NUL inside', 'a\u0000b'),
  text('control characters', 'a\u0001\u001b[31m\u007f\u0085b'),
  text('line separators', 'a\u2028b\u2029c'),
  text('a high surrogate alone', 'a\ud83c'),
  text('a low surrogate alone', '\udf31b'),
  text('surrogates the wrong way round', '\udf31\ud83c'),
  text('what is no character', '\uffff\ufffe\ufdd0'),
  text('right to left', '\u202eevil\u202c \u200f\u0639'),
  text('combined letters', `e${'\u0301'.repeat(190)}`),
  text('300 letters', 'x'.repeat(300)),
  text('200 emoji', '🌱'.repeat(200)),
  text('200,000 letters', 'x'.repeat(200_000)),
  text('an apostrophe', "'; DROP TABLE profiles; --"),
  text('a percent sign', '%s%n%00%2e%2e%2f'),
  text('mark-up', '<img src=x onerror=alert(1)>'),
  text('a template', '{{7*7}}#{7*7}<%= 7*7 %>'),
  text('a way up', '../../../../etc/passwd'),
  text('a line of a header', 'a\r\nset-cookie: x=y'),
  text('a number', '12'),
  text('a property of every object', '__proto__'),
  text('a function of every object', 'constructor'),

  text('a day before every other', '0000-01-01'),
  text('a day of no calendar', '2026-02-30'),
  text('a day long past', '1600-01-01'),
  text('the last day allowed', '2999-12-31'),
  text('a day too far', '+012345-01-01'),
  text('an id of nobody', '01890a5d-ac96-774b-bcce-b302099a8057'),
  text('an id in capitals', '01890A5D-AC96-774B-BCCE-B302099A8057'),
  text('the id of nothing', '00000000-0000-0000-0000-000000000000'),
  text('an id in braces', '{01890a5d-ac96-774b-bcce-b302099a8057}'),
  text('an offset for a zone', '+03:00'),
  text('a zone in small letters', 'europe/istanbul'),
  text('a zone of no place', 'Etc/GMT+12'),
  text('two addresses', 'a@example.org,b@example.org'),
  text('an address with a line', 'a@example.org\nbcc: b@example.org'),
  text('a long address', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(50)}.org`),
  text('an address in another alphabet', 'öğrenci@okul.örnek'),
];

/** The values to send for one field; a list also gets each value as its only item. */
export function hostileFor(field: z.core.$ZodType): readonly HostileValue[] {
  const isList = z.safeParse(field, []).success || z.safeParse(field, [null]).error?.issues.some(isInside);
  if (!isList) return hostileValues;
  const listed = hostileValues.map(({ label, json }) => ({ label: `a list of ${label}`, json: `[${json}]` }));
  return [...hostileValues, ...listed];
}

/** An item of a list is checked only where the schema allows a list. */
function isInside({ path }: z.core.$ZodIssue): boolean {
  return path.length > 0;
}

/** Whole bodies that aren't JSON, or JSON that isn't an object. */
export const hostileBodies: readonly string[] = [
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '[{}]',
  '{',
  '}',
  '{"a":',
  "{'a':1}",
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '{"a":undefined}',
  '\ufeff{}',
  '\u0000',
  'NaN',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"\\u005f_proto__":1}',
  '{"__proto__":null}',
  nested('[', '', ']', 100_000),
  nested('{"a":', '1', '}', 40_000),
];
