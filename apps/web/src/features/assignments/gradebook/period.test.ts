import { describe, expect, it } from 'vitest';
import { instantsOf, readPeriod, searchOf } from './period.ts';

const now = new Date('2026-11-26T21:30:00Z');
const instants = (search: object, zone = 'Europe/Berlin') => instantsOf(readPeriod({ ...search }), now, zone);

describe('a period', () => {
  it('is all homework, unless the address says otherwise', () => {
    expect(instants({})).toEqual({});
    expect(instants({ period: 'for-ever', from: '2026-09-01' })).toEqual({});
    expect(searchOf(readPeriod({}))).toEqual({ period: undefined, from: undefined, to: undefined });
  });

  it('of days begins with the thirtieth day before today, where the teacher is', () => {
    expect(instants({ period: '30-days' })).toEqual({ since: '2026-10-26T23:00:00.000Z' });
    // There it is already the next day.
    expect(instants({ period: '30-days' }, 'Asia/Tokyo')).toEqual({ since: '2026-10-27T15:00:00.000Z' });
    expect(instants({ period: '90-days' })).toEqual({ since: '2026-08-27T22:00:00.000Z' });
  });

  it('of dates has its last day, and may be open at either end', () => {
    const term = { period: 'dates', from: '2026-09-01', to: '2026-10-31' };
    expect(instants(term)).toEqual({ since: '2026-08-31T22:00:00.000Z', until: '2026-10-31T23:00:00.000Z' });
    expect(instants({ ...term, to: '' })).toEqual({ since: '2026-08-31T22:00:00.000Z' });
    expect(searchOf(readPeriod(term))).toEqual(term);
  });

  it.each(['2026-02-30', '2026-13-01', 'tomorrow', '0026-09-01', 20260901, null])('leaves out the day %s', (from) => {
    expect(instants({ period: 'dates', from })).toEqual({});
  });
});
