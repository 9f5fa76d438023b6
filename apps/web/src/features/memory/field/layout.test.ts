import { describe, expect, it } from 'vitest';
import type { Bed } from '#features/memory/plants.ts';
import { bandOf, columnsOf, layOut, measuresFor, neighbour, within } from './layout.ts';

const bed = (topic: Bed['topic'], count: number): Bed => ({
  topic,
  plants: Array.from({ length: count }, (_, n) => {
    const word = `${topic}${n}`;
    return { word, text: word, topic, stage: 'young', isDry: false, ago: 0 };
  }),
});

// Four columns.
const measures = measuresFor(200, 16);
const beds = layOut([bed('home', 30), bed('town', 5)], measures);
const to = (word: string, key: string) => neighbour(beds, word, key)?.word ?? null;

describe('the layout of a grove', () => {
  it('fills the width with places for a finger, larger where the text is', () => {
    expect(columnsOf(measures)).toBe(4);
    for (const rem of [16, 24, 32])
      for (const width of [288, 358, 1216])
        expect(measuresFor(width, rem).cell).toBeGreaterThanOrEqual((46 * rem) / 16);
  });

  it('puts one bed below the other, in bands of whole rows', () => {
    const [home, town] = beds;
    expect(home?.bands.map(({ plants }) => plants.length)).toEqual([12, 12, 6]);
    expect(home?.height).toBe(measures.head + 8 * measures.row);
    expect(town?.top).toBe(home?.height);
    expect(bandOf(beds, 'home25')).toEqual({ top: measures.head + 6 * measures.row, height: 2 * measures.row });
  });

  it('knows what is in sight', () => {
    const names = within(beds, [0, measures.head + measures.row]).map((each) => [each.bed.topic, each.bands.length]);
    expect(names).toEqual([['home', 1]]);
    const end = beds.reduce((sum, { height }) => sum + height, 0);
    expect(within(beds, [end - 10, end]).map((each) => each.bed.topic)).toEqual(['town']);
  });

  it.each([
    ['home0', 'ArrowRight', 'home1'],
    ['home29', 'ArrowRight', 'town0'],
    ['town0', 'ArrowLeft', 'home29'],
    ['home1', 'ArrowDown', 'home5'],
    ['home27', 'ArrowDown', 'home29'],
    ['home29', 'ArrowDown', 'town1'],
    ['town1', 'ArrowUp', 'home29'],
    ['town4', 'ArrowUp', 'town0'],
    ['town2', 'Home', 'home0'],
    ['home3', 'End', 'town4'],
    ['home0', 'ArrowLeft', null],
    ['home0', 'ArrowUp', null],
    ['town4', 'ArrowRight', null],
    ['home0', 'a', null],
  ])('leads from %s by %s to %s', (from, key, target) => {
    expect(to(from, key)).toBe(target);
  });
});
