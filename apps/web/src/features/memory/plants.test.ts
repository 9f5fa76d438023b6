import { describe, expect, it } from 'vitest';
import { growthSince, readSeen, writeSeen } from './growth.ts';
import { bedsOf, tallyOf, wantedBeds } from './plants.ts';

const home = { topic: 'home' as const, words: ['bed:noun', 'table:noun'], looks: '17', ago: [0, 12] };
const other = { topic: null, words: ['card:1'], looks: '4', ago: [3] };
const pages = [
  { beds: [other, home], written: { 'card:1': 'verb + -ing' } },
  {
    beds: [{ topic: 'people' as const, words: ['monday:noun'], looks: '0', ago: [1] }],
    written: { 'monday:noun': 'Monday' },
  },
];
const beds = bedsOf(pages);

describe('the beds of a grove', () => {
  it('are in the order of topics, with the plants of all pages as they look', () => {
    expect(beds).toEqual([
      {
        topic: 'people',
        plants: [{ word: 'monday:noun', text: 'Monday', topic: 'people', stage: 'seed', isDry: false, ago: 1 }],
      },
      {
        topic: 'home',
        plants: [
          { word: 'bed:noun', text: 'bed', topic: 'home', stage: 'sprout', isDry: false, ago: 0 },
          { word: 'table:noun', text: 'table', topic: 'home', stage: 'young', isDry: true, ago: 12 },
        ],
      },
      {
        topic: null,
        plants: [{ word: 'card:1', text: 'verb + -ing', topic: null, stage: 'flower', isDry: false, ago: 3 }],
      },
    ]);
  });

  it('are counted by stage', () => {
    expect(tallyOf(beds)).toEqual({ all: 4, dry: 1, stages: { seed: 1, sprout: 1, young: 1, grown: 0, flower: 1 } });
  });

  it('can be those of a topic, of none, or the dry plants', () => {
    const words = (wanted: Parameters<typeof wantedBeds>[1]) =>
      wantedBeds(beds, wanted).flatMap(({ plants }) => plants.map(({ word }) => word));
    expect(words('all')).toHaveLength(4);
    expect(words('dry')).toEqual(['table:noun']);
    expect(words('home')).toEqual(['bed:noun', 'table:noun']);
    expect(words('none')).toEqual(['card:1']);
  });
});

describe('growth', () => {
  const seen = (change: Partial<typeof home>) =>
    readSeen(writeSeen(bedsOf([{ beds: [{ ...home, ...change }], written: {} }]), new Date(0)));
  const now = bedsOf([{ beds: [home], written: {} }]);
  const words = (plants: readonly { word: string }[] = []) => plants.map(({ word }) => word);

  it('is what has come and what is larger since the grove was seen', () => {
    const grown = growthSince(seen({ looks: '02' }), now);
    expect([words(grown?.grown), words(grown?.sown)]).toEqual([['bed:noun'], []]);
    const sown = growthSince(seen({ words: ['bed:noun'], looks: '1', ago: [0] }), now);
    expect([words(sown?.grown), words(sown?.sown)]).toEqual([[], ['table:noun']]);
    expect(sown?.since).toBe('1970-01-01T00:00:00.000Z');
  });

  it('is nothing when all stayed, shrank or dried, or was never seen before', () => {
    expect(growthSince(seen({}), now)).toBeNull();
    expect(growthSince(seen({ looks: '42' }), now)).toBeNull();
    for (const unread of [null, '', 'x\n\n\n\n\n', '2026-11-29T00:00:00.000Z\nbed:noun'])
      expect(growthSince(readSeen(unread), now)).toBeNull();
  });
});
