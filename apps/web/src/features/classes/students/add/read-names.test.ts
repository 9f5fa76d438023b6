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
    ['First,Last\nAda,Byron', ['Ada Byron']],
    ['"Nom","Prénom"\n"de la ""Tour""","Anne, Marie"', ['Anne, Marie de la "Tour"']],
  ])('finds the columns by their headings: %s', (text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });

  it.each([
    ['1,Ada Byron\n2,Alan Turing', ['Ada Byron', 'Alan Turing']],
    ['"Byron, Ada","5B"\n"Turing, Alan","5B"', ['Ada Byron', 'Alan Turing']],
    ['Ada\tByron\t5B\tada@x.example\nAlan\tTuring\t5B\t', ['Ada Byron', 'Alan Turing']],
    ['Student 1\nStudent 2', ['Student 1', 'Student 2']],
    ['1\n2', ['1', '2']],
    ['Ada\tByron\nHenry\tVIII 8', ['Ada Byron', 'Henry VIII 8']],
  ])('leaves columns of numbers, classes and addresses out: %s', (text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });

  it('keeps an empty first cell', () => {
    expect(namesIn('First name,Last name\n,Kaya')).toEqual(['Kaya']);
  });
});
