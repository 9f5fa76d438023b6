import { describe, expect, it } from 'vitest';
import { otherSpellings } from './spellings.ts';

describe('otherSpellings', () => {
  it.each([
    ['colour', 'color'],
    ['favourites', 'favorites'],
    ['unfavourable', 'unfavorable'],
    ['neighbourhood', 'neighborhood'],
    ['centre', 'center'],
    ['kilometres', 'kilometers'],
    ['centred', 'centered'],
    ['organise', 'organize'],
    ['organisations', 'organizations'],
    ['realising', 'realizing'],
    ['analyse', 'analyze'],
    ['travelled', 'traveled'],
    ['modelling', 'modeling'],
    ['traveller', 'traveler'],
    ['defence', 'defense'],
    ['catalogue', 'catalog'],
    ['dialogues', 'dialogs'],
    ['programme', 'program'],
    ['grey', 'gray'],
    ['jewellery', 'jewelry'],
    ['encyclopaedia', 'encyclopedia'],
    ['fulfil', 'fulfill'],
    ['learnt', 'learned'],
    ['aeroplane', 'airplane'],
    ['mum', 'mom'],
  ])('leads from %s to %s and back', (british, american) => {
    expect(otherSpellings(british)).toContain(american);
    expect(otherSpellings(american)).toContain(british);
  });

  it.each(
    'surprise advertised exercise promising prize size seize hour four tour flour controlled called humorous noises better'.split(
      ' ',
    ),
  )('leaves %s alone', (word) => {
    expect(otherSpellings(word)).toEqual([]);
  });

  it('goes one way only where the American spelling is another word in Britain', () => {
    expect(otherSpellings('tyre')).toEqual(['tire']);
    expect(otherSpellings('tire')).toEqual([]);
    expect(otherSpellings('cheque')).toEqual(['check']);
    expect(otherSpellings('check')).toEqual([]);
  });
});
