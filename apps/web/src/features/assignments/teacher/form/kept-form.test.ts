import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyFields } from './fields.ts';
import { forgetMade, keepForm, keptId, madeMeanwhile, noteMade, readForm } from './kept-form.ts';

const standard = emptyFields([]);
const kept = { id: 'a', version: null, fields: { ...standard, title: 'Fruit' }, base: standard };

beforeEach(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});

describe('what was typed and not saved', () => {
  it('is there again, with the id that it was going to have', () => {
    keepForm('new', kept);
    expect(readForm('new', standard)).toEqual(kept);
    expect(keptId('new')).toBe('a');
    expect(readForm('b', standard)).toBeNull();
  });

  it('is forgotten once it is saved', () => {
    keepForm('new', kept);
    keepForm('new', null);
    expect([readForm('new', standard), keptId('new')]).toEqual([null, null]);
  });

  it('gives way to a note that it was made, which is not taken for something typed', () => {
    keepForm('new', kept);
    noteMade('a');
    expect([readForm('new', standard), keptId('new'), madeMeanwhile()]).toEqual([null, null, 'a']);
    forgetMade();
    expect(madeMeanwhile()).toBeNull();
  });

  it('stays when there is no such note to be forgotten', () => {
    keepForm('new', kept);
    forgetMade();
    expect(readForm('new', standard)).toEqual(kept);
  });

  it('is no use when another version of the page wrote it', () => {
    window.sessionStorage.setItem('assignments:form:new', JSON.stringify({ ...kept, fields: { title: 'Fruit' } }));
    expect(readForm('new', standard)).toBeNull();
    window.sessionStorage.setItem('assignments:form:new', 'torn');
    expect(readForm('new', standard)).toBeNull();
  });
});
