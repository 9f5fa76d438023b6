import { describe, expect, it } from 'vitest';
import { nextItem } from './bar-menu.tsx';

describe('nextItem', () => {
  it('goes round in both directions', () => {
    expect(nextItem('ArrowDown', 2, 3)).toBe(0);
    expect(nextItem('ArrowUp', 0, 3)).toBe(2);
    expect(nextItem('ArrowDown', 0, 3)).toBe(1);
  });

  it('enters at the end that the key points from when nothing has the focus', () => {
    expect(nextItem('ArrowDown', -1, 3)).toBe(0);
    expect(nextItem('ArrowUp', -1, 3)).toBe(2);
  });

  it('jumps to the ends', () => {
    expect(nextItem('Home', 2, 3)).toBe(0);
    expect(nextItem('End', 0, 3)).toBe(2);
  });

  it('leaves every other key, and an empty menu, alone', () => {
    expect(nextItem('a', 0, 3)).toBeNull();
    expect(nextItem('Tab', 0, 3)).toBeNull();
    expect(nextItem('End', -1, 0)).toBeNull();
  });
});
