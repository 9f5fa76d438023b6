import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import type { WrittenCard } from './write-table.ts';
import { ankiHead, ankiLine, csvHead, csvLine } from './write-table.ts';

/** Card texts are trimmed before they are stored. */
const text = fc
  .array(fc.constantFrom(...'aü=+-@＝＠\'"#:;,\t\n ', 'front', '<b>', '&amp;', '🌱'), { maxLength: 12 })
  .map((parts) => parts.join('').trim());
const card = fc.record({ front: text, back: text, note: text, sentence: text });
const cards = fc.array(
  card.filter((each) => Object.values(each).some((side) => side !== '')),
  { minLength: 1, maxLength: 8 },
);

describe.each([
  ['csv', csvHead, csvLine],
  ['anki', ankiHead, ankiLine],
] as const)('a deck written as %s', (_, head, line) => {
  it('is read back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(cards, async (written) => {
        const { rows } = await readTable(Buffer.from(head + written.map(line).join('')));
        const read = [...rows].map(({ line: _line, ...sides }): WrittenCard => sides);
        expect(read).toEqual(written);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a cell for a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', "'=1"])(
    'that begins like the formula %j is text',
    (front) => {
      expect(csvLine({ front, back: 'b', note: '', sentence: '' })).toMatch(/^"?'/);
    },
  );
});
