import { describe, expect, it } from 'vitest';
import { formsOf, inflect } from './inflect.ts';

describe('inflect', () => {
  it.each([
    ['box', 'boxes'],
    ['city', 'cities'],
    ['key', 'keys'],
    ['child', 'children'],
    ['grandchild', 'grandchildren'],
    ['policewoman', 'policewomen'],
    ['human', 'humans'],
    ['bookshelf', 'bookshelves'],
    ['belief', 'beliefs'],
    ['crisis', 'crises'],
    ['stomach', 'stomachs'],
    ['potato', 'potatoes'],
    ['photo', 'photos'],
    ['ice cream', 'ice creams'],
    ['cup of tea', 'cups of tea'],
    ['mother-in-law', 'mothers-in-law'],
    ['sheep', 'sheep'],
  ])('makes the plural of %s: %s', (noun, plural) => {
    expect(inflect(noun, 'plural')[0]).toBe(plural);
  });

  it.each([
    ['be', ['be', 'am', 'are', 'is', 'was', 'were', 'been', 'being']],
    ['go', ['go', 'goes', 'went', 'gone', 'going']],
    ['stop', ['stop', 'stops', 'stopped', 'stopping']],
    ['visit', ['visit', 'visits', 'visited', 'visiting']],
    ['prefer', ['prefer', 'prefers', 'preferred', 'preferring']],
    ['travel', ['travel', 'travels', 'travelled', 'traveled', 'travelling', 'traveling']],
    ['lie', ['lie', 'lies', 'lay', 'lied', 'lain', 'lying']],
    ['panic', ['panic', 'panics', 'panicked', 'panicking']],
    ['see', ['see', 'sees', 'saw', 'seen', 'seeing']],
    ['dye', ['dye', 'dyes', 'dyed', 'dyeing']],
    ['quit', ['quit', 'quits', 'quitted', 'quitting']],
    ['unzip', ['unzip', 'unzips', 'unzipped', 'unzipping']],
    ['give up', ['give up', 'gives up', 'gave up', 'given up', 'giving up']],
    ['misunderstand', ['misunderstand', 'misunderstands', 'misunderstood', 'misunderstanding']],
  ])('knows the forms of to %s', (verb, forms) => {
    expect(formsOf(verb, 'verb')).toEqual(forms);
  });

  it.each([
    ['big', ['big', 'bigger', 'biggest']],
    ['nice', ['nice', 'nicer', 'nicest']],
    ['happy', ['happy', 'happier', 'happiest']],
    ['simple', ['simple', 'simpler', 'simplest']],
    ['good', ['good', 'better', 'best']],
    ['red', ['red', 'redder', 'reddest']],
    ['tired', ['tired']],
    ['careful', ['careful']],
    ['well-known', ['well-known']],
  ])('compares %s', (adjective, forms) => {
    expect(formsOf(adjective, 'adjective')).toEqual(forms);
  });

  it('leaves parts of speech without forms as they are', () => {
    expect(formsOf('between', 'preposition')).toEqual(['between']);
    expect(inflect('slowly', 'comparative')).toEqual([]);
  });
});
