import { describe, expect, it } from 'vitest';
import { initials } from './user-menu.tsx';

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Maria del Carmen Ruiz', 'MR'],
    ['ayşe', 'A'],
    ['🌱 Grove', '🌱G'],
    ['محمد علي', 'مع'],
    ["  O'Neill  ", 'O'],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
