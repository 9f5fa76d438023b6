import { describe, expect, it } from 'vitest';
import type { LedgerEvent } from './ledger.ts';
import { continued, replayed } from './ledger.ts';

function event(localDay: string, time: string, more: Partial<LedgerEvent> = {}): LedgerEvent {
  return {
    ...{ id: `${localDay}-${time}`, activity: 'card', task: 'recalled', passed: true, grade: null, hints: 0 },
    ...{ occurredAt: new Date(`${localDay}T${time}Z`), localDay },
    ...more,
  };
}

const monthsOf = (ledger: readonly LedgerEvent[]) => replayed(ledger).reviews.map(({ month }) => month);

describe('the reviews in a word’s ledger', () => {
  it('are the first answers of a day to a word that was answered on an earlier day', () => {
    const ledger = [
      event('2026-03-01', '10:00'),
      event('2026-03-01', '10:10'),
      event('2026-03-31', '10:00', { passed: false }),
      event('2026-03-31', '10:10'),
      event('2026-04-02', '10:00'),
    ];
    expect(replayed(ledger).reviews.map(({ month, isRemembered }) => [month, isRemembered])).toEqual([
      ['2026-03', false],
      ['2026-04', true],
    ]);
  });

  it('come in the order in which answers were given, whatever the order of the lines', () => {
    expect(monthsOf([event('2026-04-05', '10:00'), event('2026-03-01', '10:00')])).toEqual(['2026-04']);
  });

  it('are none after something else asked for the word that day and changed the memory', () => {
    const game = event('2026-03-05', '09:00', { activity: 'game:quiz' });
    expect(monthsOf([event('2026-03-01', '10:00'), game, event('2026-03-05', '10:00')])).toEqual([]);
    const glance = event('2026-03-02', '09:00', { activity: 'game:quiz', task: 'none', passed: null });
    expect(monthsOf([event('2026-03-01', '10:00'), glance, event('2026-03-02', '10:00')])).toEqual(['2026-03']);
  });

  it('are the same when the ledger goes on from a memory as when it is read whole', () => {
    const before = [event('2026-03-01', '10:00'), event('2026-03-09', '23:50')];
    const after = [event('2026-03-09', '23:55'), event('2026-03-20', '10:00', { passed: false })];
    const first = replayed(before);
    const goesOn = continued(first.remembered, after);
    const whole = replayed([...before, ...after]);
    expect(goesOn?.remembered).toEqual(whole.remembered);
    expect([...first.reviews, ...(goesOn?.reviews ?? [])]).toEqual(whole.reviews);
    expect(whole.reviews).toHaveLength(2);
  });
});

describe('a word’s first answer', () => {
  const game = (time: string, more: Partial<LedgerEvent> = {}) =>
    event('2026-03-01', time, { activity: 'game:quiz', task: 'recognised', ...more });

  it('tells of its level when the word was drawn from it', () => {
    expect(replayed([game('10:00'), game('11:00', { passed: false })]).first).toEqual({
      task: 'recognised',
      isRight: true,
    });
    expect(replayed([game('10:00', { hints: 1 })]).first?.isRight).toBe(false);
  });

  it('tells nothing when somebody chose the word, and no later answer is the first', () => {
    expect(replayed([event('2026-03-01', '10:00'), game('11:00')]).first).toBeNull();
    expect(replayed([game('10:00', { place: { isChosen: true } }), game('11:00')]).first).toBeNull();
  });

  it('isn’t a guess or a glance: what comes after that counts', () => {
    const guess = game('09:00', { task: 'guessed' });
    const glance = game('09:30', { task: 'none', passed: null });
    expect(replayed([guess, glance, game('10:00', { passed: false })]).first?.isRight).toBe(false);
  });
});
