import { listExceptions } from '@wordgrove/language/exceptions';
import { describe, expect, it } from 'vitest';
import { openLexicon } from './lexicon.ts';
import { readingsOf } from './readings.ts';

const found = (asked: string) =>
  readingsOf(openLexicon(), asked).map(({ lemma, pos, askedAs }) => [`${lemma}:${pos}`, ...askedAs].join(' '));

describe('a form', () => {
  it.each([
    ['ran', 'run:verb past'],
    ['children', 'child:noun plural'],
    ['better', 'good:adjective comparative'],
    ['left', 'leave:verb past past-participle'],
    ['went', 'go:verb past'],
    ['mice', 'mouse:noun plural'],
    ['colors', 'colour:noun plural'],
    ['color', 'colour:noun'],
    ['looked after', 'look after:verb past past-participle'],
    ['ice-cream', 'ice cream:noun'],
    ['cafe', 'café:noun'],
    ["don't", 'do:verb'],
    ['which', 'which:determiner'],
    ['geese', 'goose:noun plural'],
    ['his', 'his:determiner'],
    // A rare word is spelt like a usual one's form, and the other way round.
    ['hives', 'hive:noun plural'],
    ['chased', 'chase:verb past past-participle'],
    ['vanished', 'vanish:verb past past-participle'],
    ['ragged', 'ragged:adjective'],
    ['spectacles', 'spectacles:noun'],
    ['cunning', 'cunning:adjective'],
  ])('%s is found first as %s', (asked, first) => {
    expect(found(asked)[0]).toBe(first);
  });

  it('may be of several words, taught ones first', () => {
    expect(found('leaves')).toEqual(['leaf:noun plural', 'leave:verb third-person', 'leave:noun plural']);
    expect(found('better')).toEqual(expect.arrayContaining(['well:adverb comparative', 'better:noun']));
  });

  it.each([
    ['am', 'be:verb present'],
    ['are', 'be:verb present'],
    ['is', 'be:verb third-person'],
    ['was', 'be:verb past'],
    ['were', 'be:verb past'],
    ['been', 'be:verb past-participle'],
    ['being', 'be:verb ing'],
    ['has', 'have:verb third-person'],
    ['does', 'do:verb third-person'],
    ['did', 'do:verb past'],
    ['gasses', 'gas:verb third-person'],
    ['hiccupping', 'hiccup:verb ing'],
    ['smitten', 'smite:verb past'],
  ])('%s is told by its time: %s', (asked, reading) => {
    expect(found(asked)).toContain(reading);
  });

  it('in a contraction is of a taught word alone', () => {
    expect(found("wasn't")).toEqual(['be:verb past', 'not:adverb']);
    expect(found("hasn't")).toEqual(['have:verb third-person', 'not:adverb']);
    expect(found("they're")).toEqual(['they:pronoun', 'be:verb present']);
  });

  it('of nothing is found nowhere', () => {
    expect(found('xyzzy')).toEqual([]);
  });

  it('in WordNet’s lists of exceptions always finds a base', () => {
    const lexicon = openLexicon();
    const lost = listExceptions().filter(({ form }) => readingsOf(lexicon, form).length === 0);
    expect(lost).toEqual([]);
  });
});
