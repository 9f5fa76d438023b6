import { loadContent } from '@wordgrove/content';
import { describe, expect, it } from 'vitest';
import { soundAlike } from './homophones.ts';
import type { Material, Wish } from './material.ts';
import { meaningsIn } from './meanings.ts';
import { choosePairs } from './pairs.ts';
import { bankPool, everythingAt, oddWord } from './testing/materials.ts';
import type { GameWord } from './word.ts';

const wish: Wish = { items: 6, mode: 'definition', canHear: true };

function materialWith(words: readonly GameWord[]): Material {
  return { ...everythingAt('A1'), words, pool: bankPool };
}

function pairsOf(words: readonly GameWord[], mode: string) {
  const made = choosePairs(materialWith(words), { ...wish, mode }, 4);
  if ('shortage' in made) throw new Error(made.shortage);
  return made.pairs;
}

const own = (lemma: string, translations: string[]) => oddWord(lemma, { definition: `about ${lemma}`, translations });
const others = ['bread', 'milk', 'egg', 'rice'].map((lemma) => own(lemma, [`${lemma} tr`]));

describe('pairs', () => {
  it('hide the word in a definition that names it', () => {
    const bank = oddWord('bank', { definition: 'A bank is a place where banks keep money' });
    expect(pairsOf([bank, ...others], 'definition')[0]?.meaning).toBe('A ___ is a place where ___ keep money');
  });

  it('bring a picture of the word, but not beside its sound', () => {
    const words = [own('sofa', ['kanepe']), ...others].map((word) => ({ ...word, picture: `${word.lemma}-picture` }));
    const pictureIn = (mode: string) => pairsOf(words, mode)[0]?.picture;
    expect(['definition', 'translation', 'listening'].map(pictureIn)).toEqual([
      'sofa-picture',
      'sofa-picture',
      undefined,
    ]);
  });

  it('are interchangeable when the words share a meaning, transitively', () => {
    const seats = [own('sofa', ['kanepe']), own('chair', ['koltuk']), own('couch', ['divan', 'kanepe', 'koltuk'])];
    const groups = pairsOf([...seats, ...others], 'translation').map(({ group }) => group);
    expect(new Set(groups.slice(0, 3)).size).toBe(1);
    expect(new Set(groups).size).toBe(4);
  });

  it('never repeat a text on the other side', () => {
    const made = choosePairs(
      materialWith(['one', 'two', 'three', 'four'].map((lemma) => oddWord(lemma))),
      { ...wish, mode: 'translation' },
      4,
    );
    expect(made).toEqual({ shortage: 'same-meaning', have: 1, need: 4 });
  });

  it('keep one of the words whose other sides differ only in case, articles, spaces or order', () => {
    const backs = ['ev', 'Ev', ' ev ', 'bir ev', 'EV.', 'ev, konut', 'konut; ev', 'Ev / yuva', '(ev)', 'ev;'];
    const words = backs.map((back, n) =>
      oddWord(`zz${n}`, { definition: '', translations: [back], meanings: meaningsIn('tr', back) }),
    );
    const made = choosePairs(materialWith(words), { ...wish, mode: 'translation' }, 4);
    expect(made).toEqual({ shortage: 'same-meaning', have: 1, need: 4 });
  });

  it('use one language for translations, the one most words have', () => {
    const french = others.map((word) => ({ ...word, key: `${word.key}fr`, lemma: `${word.lemma}s` }));
    const mixed = [...french.slice(0, 3).map((word) => ({ ...word, translatedTo: 'fr' as const })), ...others];
    expect(pairsOf(mixed, 'translation').map(({ id }) => id)).toEqual(others.map(({ key }) => key));
    const three = choosePairs(materialWith(mixed.slice(0, 6)), { ...wish, mode: 'translation' }, 4);
    expect(three).toEqual({ shortage: 'too-few', have: 3, need: 4 });
  });

  it('are interchangeable when the words sound the same, but only when heard', () => {
    const words = [own('week', ['hafta']), own('weak', ['zayıf']), ...others];
    const groups = (mode: string) => new Set(pairsOf(words, mode).map(({ group }) => group)).size;
    expect([groups('listening'), groups('definition')]).toEqual([5, 6]);
  });

  it('explain why there are none', () => {
    const untranslated = others.map((word) => ({ ...word, translations: [] }));
    const why = (words: readonly GameWord[], mode: string, canHear = true) =>
      choosePairs(materialWith(words), { ...wish, mode, canHear }, 4);
    expect(why(untranslated, 'translation')).toMatchObject({ shortage: 'no-translations' });
    const undefinedWords = others.map((word) => ({ ...word, definition: '' }));
    expect(why(undefinedWords, 'definition')).toEqual({ shortage: 'no-definitions', have: 0, need: 4 });
    expect(why([], 'translation')).toMatchObject({ shortage: 'nothing-fits' });
    expect(why(others, 'listening', false)).toMatchObject({ shortage: 'nothing-fits' });
    expect(why(others.slice(1), 'definition')).toEqual({ shortage: 'too-few', have: 3, need: 4 });
  });
});

describe('words that sound the same', () => {
  it('are known for every word in the bank', () => {
    const bySound = new Map<string, Set<string>>();
    for (const { lemma, ipa } of loadContent().words) {
      for (const [accent, sound] of Object.entries(ipa ?? {})) {
        if (!sound) continue;
        const key = `${accent} ${sound.replace(/[ˈˌ.]/g, '')}`;
        bySound.set(key, (bySound.get(key) ?? new Set()).add(lemma));
      }
    }
    const unknown = [...bySound.values()].flatMap((set) => {
      const [first = '', ...rest] = set;
      return rest.filter((other) => !soundAlike(first, other)).map((other) => `${first}/${other}`);
    });
    expect(unknown).toEqual([]);
  });

  it('are recognised by sound, not by spelling', () => {
    expect(soundAlike('Week', 'weak')).toBe(true);
    expect(soundAlike('week', 'wake')).toBe(false);
  });
});
