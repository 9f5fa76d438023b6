import { describe, expect, it } from 'vitest';
import { arcsOf } from './task-ring.tsx';

const task = { target: 4, progress: 0, byActivity: 0, completed: false };

describe('the ring of a task', () => {
  it.each([
    ['nothing yet', {}, { seen: 0, noted: 0 }],
    ['seen steps', { progress: 2, byActivity: 2 }, { seen: 50, noted: 0 }],
    ['noted steps', { progress: 1 }, { seen: 0, noted: 25 }],
    ['both', { progress: 3, byActivity: 1 }, { seen: 25, noted: 50 }],
    ['completed at once by the student', { progress: 4, completed: true }, { seen: 0, noted: 100 }],
    ['more seen than asked for', { progress: 4, byActivity: 9, completed: true }, { seen: 100, noted: 0 }],
  ])('draws what was seen as a line and what was noted as dots: %s', (_, change, expected) => {
    expect(arcsOf({ ...task, ...change })).toEqual(expected);
  });
});
