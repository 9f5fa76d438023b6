import { describe, expect, it } from 'vitest';
import { judgeRows, tidyName } from './roster-rules.ts';

const judged = (names: string[], inClass: string[] = []) => judgeRows(names.map(tidyName), inClass);

describe('judgeRows', () => {
  it('lets names of any script through', () => {
    const names = [
      'Ayşe Yılmaz',
      'Ângela Conceição',
      'Ömer Çağ',
      'Åsa Ärlig',
      'Олена',
      '王小明',
      'محمد',
      "D'Arcy-Õ",
      'Zoë 2',
    ];
    expect(judged(names)).toEqual(names.map(() => null));
  });

  it('finds a name twice in the list or once in the class, whatever its case and spaces', () => {
    expect(judged(['Ada Lovelace', 'ada  lovelace', 'Grace'], ['GRACE'])).toEqual([null, 'repeated', 'in-class']);
    expect(judged(['e\u0301va', '\u00e9va'])).toEqual([null, 'repeated']);
  });

  it('finds what a wrong encoding made of a name', () => {
    expect(
      judged(['M\u00c3\u00bcller', 'Ay\u00c5\u0178e', 'Y\u00c4\u00b1lmaz', 'Z\ufffdrich', 'A\u0000b', '\ud800']),
    ).toEqual(Array(6).fill('unreadable'));
  });

  it('takes 200 characters and no more, and something visible', () => {
    expect(judged(['x'.repeat(200), 'x'.repeat(201), '', ' - ', '\u200b'])).toEqual([
      null,
      'too-long',
      'empty',
      'empty',
      'empty',
    ]);
  });
});
