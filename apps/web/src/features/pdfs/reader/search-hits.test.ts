import { describe, expect, it } from 'vitest';
import { countHits, hitAt, numberOf } from './search-hits.ts';

const pages = [
  { page: 2, times: 1 },
  { page: 5, times: 3 },
  { page: 400, times: 2 },
];

describe('the places of a search', () => {
  it('are numbered from page to page', () => {
    expect(countHits(pages)).toBe(6);
    const hits = [0, 1, 2, 3, 4, 5].map((number) => hitAt(pages, number));
    expect(hits).toEqual([
      { page: 2, nth: 0 },
      { page: 5, nth: 0 },
      { page: 5, nth: 1 },
      { page: 5, nth: 2 },
      { page: 400, nth: 0 },
      { page: 400, nth: 1 },
    ]);
    expect(hits.map((hit) => hit && numberOf(pages, hit))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are no more than there are', () => {
    expect(hitAt(pages, 6)).toBeNull();
    expect(numberOf(pages, { page: 2, nth: 1 })).toBe(-1);
    expect(numberOf(pages, { page: 3, nth: 0 })).toBe(-1);
    expect(countHits([])).toBe(0);
  });
});
