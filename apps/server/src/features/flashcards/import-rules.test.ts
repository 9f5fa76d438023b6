import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import type { ImportRow } from './import-rules.ts';
import { judgeRows } from './import-rules.ts';
import { judgeRow, keyOf } from './judge-row.ts';

const row = (line: number, front: string, back: string, more: Partial<ImportRow> = {}): ImportRow => ({
  ...{ line, front, back, note: '', sentence: '' },
  ...more,
});

const room: number = limits.deckCardsMax;
const judge = (rows: readonly ImportRow[], there: { front: string; back: string }[] = [], left = room, more = 0) =>
  judgeRows({ rows: rows.map(judgeRow), more }, new Set(there.map(keyOf)), left);
const troubles = (...given: Parameters<typeof judge>) =>
  judge(...given).report.notAdded.map(({ line, trouble }) => [line, trouble]);

describe('the rows of an import', () => {
  it('are cards, or named with the reason', () => {
    const rows = [
      row(1, 'lend', 'leihen'),
      row(2, '', 'leihen'),
      row(3, 'lend', ''),
      row(4, 'x'.repeat(limits.cardTextMax), 'leihen'),
      row(5, 'x'.repeat(limits.cardTextMax + 1), 'leihen'),
      row(6, 'ask', 'fragen', { sentence: 'x'.repeat(limits.cardSentenceMax + 1) }),
      row(7, 'a\u0000', 'b'),
      row(8, 'a\ud83c', 'b'),
      row(9, 'open', '', { trouble: 'quote-open' }),
    ];
    const { good, report } = judge(rows);
    expect(good.map(({ line }) => line)).toEqual([1, 4]);
    expect(report).toMatchObject({ rows: 9, added: 2, duplicates: 0, bad: 7 });
    expect(troubles(rows)).toEqual([
      [2, 'front-missing'],
      [3, 'back-missing'],
      [5, 'too-long'],
      [6, 'too-long'],
      [7, 'characters'],
      [8, 'characters'],
      [9, 'quote-open'],
    ]);
  });

  it('are added once, whatever case and spaces they are written with', () => {
    const rows = [
      row(1, 'Lend', 'leihen'),
      row(2, ' lend', 'leihen  '),
      row(3, 'lend', 'verleihen'),
      row(4, 'ask', 'x'),
    ];
    const there = [{ front: 'ASK', back: ' x ' }];
    expect(troubles(rows, there)).toEqual([
      [2, 'duplicate'],
      [4, 'duplicate'],
    ]);
    expect(judge(rows, there).report).toMatchObject({ added: 2, duplicates: 2, bad: 0 });
  });

  it('find no room in a full deck, and say so of what is missing only', () => {
    const rows = [row(1, 'a', '1'), row(2, 'b', '2'), row(3, 'a', '1'), row(4, 'c', '3')];
    expect(troubles(rows, [], 1)).toEqual([
      [2, 'deck-full'],
      [3, 'duplicate'],
      [4, 'deck-full'],
    ]);
    expect(judge(rows, [], 0).good).toEqual([]);
  });

  it('are as many as one import takes, and no more are named than anybody reads', () => {
    const rows = Array.from({ length: limits.importRowsMax + 1000 }, (_, n) => row(n + 1, `front ${n}`, `back ${n}`));
    const { good, report } = judge(rows, [], Number.POSITIVE_INFINITY, 3);
    expect(good).toHaveLength(limits.importRowsMax);
    expect(report).toMatchObject({ rows: rows.length + 3, bad: 1003 });
    expect(report.notAdded).toHaveLength(limits.importRowsListed);
    expect(report.notAdded[0]).toMatchObject({ line: limits.importRowsMax + 1, trouble: 'too-many-rows' });
  });

  it('are shown by their beginning, in what can be kept', () => {
    const long = row(1, `${'é'.repeat(50)}🌱🌱`, 'x'.repeat(limits.cardTextMax + 1));
    const [first] = judge([long]).report.notAdded;
    expect(first?.text).toBe(`${'é'.repeat(50)}🌱🌱 | xxxxx`);
    const [broken] = judge([row(1, 'a\u0000\ud83c', 'b')]).report.notAdded;
    expect(broken?.text).toBe('a\ufffd | b');
  });
});
