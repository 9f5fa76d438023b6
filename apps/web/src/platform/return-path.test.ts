import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it('keeps path, search and place of a page of this app', () => {
    expect(safeReturnPath('/teacher/students?class=7&sort=name#row-3')).toBe(
      '/teacher/students?class=7&sort=name#row-3',
    );
  });

  it.each([
    'https://evil.example/login',
    '//evil.example/login',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    'evil.example',
    '',
    undefined,
    7,
  ])('refuses %j, which may lead elsewhere', (value) => {
    expect(safeReturnPath(value)).toBeNull();
  });

  it('stays on this site when dots try to climb out of it', () => {
    expect(safeReturnPath('/games/../../..//evil.example')).toBeNull();
    expect(safeReturnPath('/../games')).toBe('/games');
  });

  it('never leads back to the pages for visitors', () => {
    expect(safeReturnPath('/login?redirect=/login')).toBeNull();
    expect(safeReturnPath('/')).toBeNull();
  });
});
