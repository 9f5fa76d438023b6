import { expect, it, vi } from 'vitest';
import { clockText } from './running-clock.tsx';

vi.mock('virtual:contract', () => ({ contract: {} }));

it.each([
  [0, '0:00'],
  [307, '5:07'],
  [3907, '1:05:07'],
  [43_200, '12:00:00'],
])('shows %i seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
