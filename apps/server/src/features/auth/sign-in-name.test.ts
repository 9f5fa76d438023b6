import { describe, expect, it } from 'vitest';
import { seededRandom } from '#platform/random.ts';
import { chooseSignInNames, signInNameOf, stemOf } from './sign-in-name.ts';

const random = seededRandom('names', { now: () => new Date(0) });
const nobody = async () => [];

describe('a sign-in name', () => {
  it.each([
    ['Ayşe Yılmaz', 'ayse.yilmaz'],
    ['İpek  Ülkü', 'ipek.ulku'],
    ['Jürgen Groß', 'jurgen.gross'],
    ["Siobhán O'Brien-Smith", 'siobhan.o.brien.smith'],
    ['Олена Шевченко', 'olena.shevchenko'],
    ['Γιώργος', 'giorgos'],
    ['王小明', 'wangxiaoming'],
    ['김민준', 'gimminjun'],
    ['محمد علي', 'mhmd.ly'],
    ['🦊 Zoë', 'zoe'],
    ['A.  B...', 'a.b'],
  ])('of %s is %s, and is found when either is typed', (name, expected) => {
    expect(stemOf(name)).toBe(expected);
    expect(signInNameOf(name)).toBe(expected);
    expect(signInNameOf(expected.toUpperCase())).toBe(expected);
  });

  it('of a long name keeps the first and the last word', () => {
    expect(stemOf('María del Carmen García López de la Vega')).toBe('maria.vega');
    expect(stemOf(`${'x'.repeat(200)}`)).toHaveLength(24);
    expect(stemOf(`${'x'.repeat(100)} ${'y'.repeat(99)}`)).toHaveLength(24);
  });

  it('exists even for a name without letters', () => {
    expect(stemOf('🦊')).toBe('student');
  });

  it('gets a number when somebody has it, and a long one when many do', async () => {
    expect(await chooseSignInNames(['ali', 'ali', 'ada'], random, async () => ['ali2'])).toEqual([
      'ali',
      'ali3',
      'ada',
    ]);
    const many = await chooseSignInNames(Array(40).fill('ali'), random, nobody);
    expect(new Set(many).size).toBe(40);
    expect(many.slice(0, 9)).toEqual(['ali', ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `ali${n}`)]);
    expect(many.every((name) => /^ali\d*$/.test(name))).toBe(true);
  });
});
