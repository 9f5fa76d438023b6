import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';
import { isUsualWord } from './level-of.ts';

const judge = (given: string, ...accepted: string[]) => judgeAnswer(given, accepted, { isWord: isUsualWord }).verdict;

describe('judgeAnswer', () => {
  it.each([
    ['  The   House. ', 'the house'],
    ['HOUSE', 'house'],
    ['it’s', "it's"],
    ["I'll go!", 'I will go'],
    ['do not', "don't"],
    ['cannot', "can't"],
    ['can not', 'cannot'],
    ["he's here", 'he is here'],
    ["he's gone", 'he has gone'],
    ["he isn't", "he's not"],
    ['color', 'colour'],
    ['organise', 'organize'],
    ['travelled', 'traveled'],
    ['tire', 'tyre'],
    ['ice-cream', 'ice cream'],
    ['icecream', 'ice cream'],
    ['well known', 'well-known'],
    ['cafe', 'café'],
    ['Yes I do', 'Yes, I do.'],
    ['am', 'a.m.'],
    ['1000', '1,000'],
    ['ﬁre', 'fire'],
    ['ınterestıng', 'interesting'],
    ['INTERESTİNG', 'interesting'],
    ['“hello”', 'hello'],
    ['salt & pepper', 'salt and pepper'],
  ])('takes %j for %j', (given, accepted) => {
    expect(judge(given, accepted)).toBe('right');
  });

  it.each([
    ['beutiful', 'beautiful'],
    ['recieve', 'receive'],
    ['hosue', 'house'],
    ['hapy', 'happy'],
    ['accomodation', 'accommodation'],
    ['neccesary', 'necessary'],
    ['stoped', 'stopped'],
    ['dont', "don't"],
    ['Im happy', "I'm happy"],
    ['icecraem', 'ice cream'],
    ['I have a beutiful house', 'I have a beautiful house.'],
  ])('forgives %j for %j', (given, accepted) => {
    expect(judge(given, accepted)).toBe('right-with-typo');
  });

  it.each([
    ['goes', 'went'],
    ['goed', 'went'],
    ['catched', 'caught'],
    ['heared', 'heard'],
    ['childs', 'children'],
    ['walks', 'walked'],
    ['bigger', 'big'],
    ['good', 'better'],
    ['She goes to school', 'She went to school'],
    ['analyze', 'analysed'],
  ])('calls %j the wrong form of %j', (given, accepted) => {
    expect(judge(given, accepted)).toBe('wrong-form');
  });

  it.each([
    ['horse', 'house'],
    ['from', 'form'],
    ['frm', 'form'],
    ['ouse', 'house'],
    ['quite', 'quiet'],
    ['where', 'were'],
    ['its', "it's"],
    ['everyday', 'every day'],
    ['maybe', 'may be'],
    ['a sleep', 'asleep'],
    ['awhile', 'a while'],
    ['tyre', 'tire'],
    ['1001', '1000'],
    ['2031', '2021'],
    ['hopping', 'hoping'],
    ['not here', 'here'],
    ['beutful', 'beautiful and clever'],
  ])('refuses %j for %j', (given, accepted) => {
    expect(judge(given, accepted)).toBe('wrong');
  });

  it('calls an answer without letters and digits empty', () => {
    expect([judge('', 'a'), judge(' … ', 'a'), judge('?', 'a')]).toEqual(['empty', 'empty', 'empty']);
  });

  it('takes the best of several accepted answers and names it', () => {
    const result = judgeAnswer('sofa', ['couch', 'sofas', 'sofa'], { isWord: isUsualWord });
    expect(result).toEqual({ verdict: 'right', expected: 'sofa' });
  });

  it('minds accents and the language’s own capitals in other languages', () => {
    const other = (language: string, given: string, accepted: string) =>
      judgeAnswer(given, [accepted], { isWord: () => false, language }).verdict;
    expect(other('tr', 'ISPANAK', 'ıspanak')).toBe('right');
    expect(other('tr', 'İstasyon', 'istasyon')).toBe('right');
    expect(other('de', 'schon', 'schön')).toBe('right-with-typo');
    expect(other('fr', 'sur', 'sûr')).toBe('wrong');
    expect(other('de', 'SCHÖN', 'schön')).toBe('right');
    expect(other('fr', 'l’eau', "l'eau")).toBe('right');
  });

  it('reads any number of contractions, and gives up on what is too long for an answer', () => {
    const given = "I'll he's she'd ".repeat(15);
    expect(judge(given, given.replaceAll("'s", ' is').replaceAll("'d", ' had'))).toBe('right');
    expect(judge('go '.repeat(1_000), 'go')).toBe('wrong');
  });

  const word = fc.constantFrom(
    "don't",
    'colour',
    'I’ll',
    'house',
    'well-known',
    'He',
    'went',
    '3.5',
    'centre',
    'ice cream',
    "o'clock",
    'café',
  );
  const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));

  it('accepts each answer whatever its case, spacing, quotes and final punctuation', () => {
    fc.assert(
      fc.property(
        sentence,
        fc.constantFrom('', '.', '!', ' '),
        fc.constantFrom(' ', '   ', '\u00a0'),
        (answer, end, space) => {
          const typed = `${answer.toUpperCase().replaceAll("'", '’').replaceAll(' ', space)}${end}`;
          expect(judge(typed, answer)).toBe('right');
        },
      ),
    );
  });

  it('forgives nothing that is a word', () => {
    const words = ['house', 'horse', 'quiet', 'quite', 'desert', 'dessert', 'angle', 'angel', 'trial', 'trail'];
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.constantFrom(...words), (given, accepted) => {
        expect(judge(given, accepted)).toBe(given === accepted ? 'right' : 'wrong');
      }),
    );
  });

  it('judges any text without failing, and names one of the accepted answers', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
        (given, accepted) => {
          expect(accepted).toContain(judgeAnswer(given, accepted, { isWord: isUsualWord }).expected);
        },
      ),
    );
  });

  it.each([
    ['its late', "it's late"],
    ['lets go', "let's go"],
    ['your right', 'you are right'],
    ['his going', 'he is going'],
    ['well come', "we'll come"],
    ['listen me', 'listen to me'],
    ['good idea', 'a good idea'],
    ['has money', 'has no money'],
  ])('does not take %j for %j: a missing word or another one is no typo', (given, accepted) => {
    expect(judge(given, accepted)).not.toMatch(/^right/);
  });

  it('ignores invisible characters', () => {
    expect(judge('ca\u00adt\u200b', 'cat')).toBe('right');
    expect(judge('\ufeffhouse\u2060', 'house')).toBe('right');
  });

  it('compares long texts as a whole, and hostile ones quickly', () => {
    const long = 'The quick brown fox jumps. '.repeat(20).trim();
    expect(judge(long.toUpperCase(), long)).toBe('right');
    expect(judge(long.replace('fox', 'fix'), long)).toBe('wrong');
    const parts = Array.from({ length: 193 }, (_, n) => `he's x${n}`);
    expect(judgeAnswer("I'd've he's ".repeat(166), parts, { isWord: isUsualWord }).verdict).toBe('wrong');
    expect(judgeAnswer("I'd've he's she'd ".repeat(16), parts, { isWord: isUsualWord }).verdict).toBe('wrong');
    expect(judgeAnswer('a', ['a'.repeat(100_000)], { isWord: isUsualWord }).verdict).toBe('wrong');
  }, 5000);
});
