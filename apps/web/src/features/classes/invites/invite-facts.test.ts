import { describe, expect, it } from 'vitest';
import { expiryOf } from './invite-facts.tsx';

const istanbulEvening = { expiresOn: '2026-11-30', expiresAt: '2026-11-30T21:00:00.000Z' };

describe('until when a code works', () => {
  it('is for good when no day was chosen', () => {
    expect(expiryOf({ expiresOn: null, expiresAt: null }, 'Europe/Istanbul', 'Europe/Istanbul')).toEqual({
      kind: 'never',
    });
  });

  it('is a plain day for a reader whose day ends at the same moment, whatever the zone is called', () => {
    for (const reader of ['Europe/Istanbul', 'Asia/Istanbul', 'Europe/Moscow']) {
      expect(expiryOf(istanbulEvening, 'Europe/Istanbul', reader)).toEqual({ kind: 'day', day: '2026-11-30' });
    }
  });

  it('names the hour and the zone for a reader elsewhere', () => {
    expect(expiryOf(istanbulEvening, 'Europe/Istanbul', 'Europe/Berlin')).toEqual({
      kind: 'elsewhere',
      day: '2026-11-30',
      at: '2026-11-30T21:00:00.000Z',
      timeZone: 'Europe/Istanbul',
    });
  });

  it('is a plain day on a night on which the clocks change', () => {
    const lastOfOctober = { expiresOn: '2026-10-25', expiresAt: '2026-10-25T23:00:00.000Z' };
    expect(expiryOf(lastOfOctober, 'Europe/Berlin', 'Europe/Berlin')).toEqual({ kind: 'day', day: '2026-10-25' });
  });

  it('is a plain day while the class is not known yet', () => {
    expect(expiryOf(istanbulEvening, undefined, 'Asia/Tokyo')).toEqual({ kind: 'day', day: '2026-11-30' });
  });
});
