import { describe, expect, it } from 'vitest';
import { readNames } from './read-names.ts';

const namesIn = (text: string, isLastFirst = false) => readNames(text, isLastFirst).names;

describe('readNames', () => {
  it('reads a name a line, without empty lines, numbers and bullets', () => {
    expect(namesIn('Ada Lovelace\r\n\n 1. Grace Hopper\n- Alan\n12) Zoë\n')).toEqual([
      'Ada Lovelace',
      'Grace Hopper',
      'Alan',
      'Zoë',
    ]);
  });

  it('joins two columns, in either order', () => {
    const pasted = 'Ayşe\tYılmaz\nAli\tKaya';
    expect(readNames(pasted, false)).toEqual({ names: ['Ayşe Yılmaz', 'Ali Kaya'], hasParts: true });
    expect(namesIn('Yılmaz, Ayşe\nKaya, Ali', true)).toEqual(['Ayşe Yılmaz', 'Ali Kaya']);
    expect(readNames('Ada\nGrace', false).hasParts).toBe(false);
  });

  it.each([
    ['Nachname;Vorname;Klasse\nMeyer;Jan;5a', ['Jan Meyer']],
    ['No,Name,Mail\n1,Jan Meyer,x@y.example', ['Jan Meyer']],
    ['Ad\tSoyad\nAyşe\tYılmaz', ['Ayşe Yılmaz']],
    ['"Nom","Prénom"\n"de la ""Tour""","Anne, Marie"', ['Anne, Marie de la "Tour"']],
  ])('finds the columns by their headings: %s', (text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });

  it('keeps an empty first cell', () => {
    expect(namesIn('First name,Last name\n,Kaya')).toEqual(['Kaya']);
  });
});
