import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openContent } from '#platform/teaching-content.ts';
import { chanceOf, drawTasks, drawTips, fitting, isOnlyNoted } from './draw.ts';

const { taskTemplates, tips } = openContent();
const anySeed = fc.string();

describe('drawing the tasks of a day', () => {
  it('keeps four to six, each of another category, what matters most first', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const drawn = drawTasks(taskTemplates, chanceOf(seed));
        expect(drawn.length).toBeGreaterThanOrEqual(4);
        expect(drawn.length).toBeLessThanOrEqual(6);
        expect(new Set(drawn.map(({ template }) => template.category)).size).toBe(drawn.length);
        const ranks = drawn.map(({ priority }) => ['high', 'medium', 'low'].indexOf(priority));
        expect(ranks).toEqual(ranks.toSorted());
      }),
    );
  });

  it('draws the same for the same seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(drawTasks(taskTemplates, chanceOf(seed))).toEqual(drawTasks(taskTemplates, chanceOf(seed)));
      }),
      { numRuns: 20 },
    );
  });

  it('gives nothing again that is avoided, as long as there is something else', () => {
    // Without cards, a category has only one task, so another category may be asked instead.
    fc.assert(
      fc.property(anySeed, fc.constantFrom(0, 9, 60), fc.constantFrom(0, 9), (seed, cards, pages) => {
        const templates = fitting(taskTemplates, { cards, pages });
        const before = new Set(drawTasks(templates, chanceOf(seed)).map(({ template }) => template.id));
        for (const { template } of drawTasks(templates, chanceOf(`${seed}!`), { avoided: before, noted: 0 }))
          expect(before.has(template.id)).toBe(false);
      }),
    );
    const [only] = taskTemplates;
    if (!only) throw new Error('there are no templates');
    expect(drawTasks([only], () => 0, { avoided: new Set([only.id]), noted: 0 })).toHaveLength(1);
  });

  it('leaves at most two to the student’s word on a day, whatever waits and was done before', () => {
    const waiting = fc.record({ cards: fc.nat(80), pages: fc.nat(80) });
    const before = fc.record({ seed: anySeed, noted: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(anySeed, waiting, fc.option(before), (seed, waits, earlier) => {
        const templates = fitting(taskTemplates, waits);
        const avoided = new Set(
          earlier ? drawTasks(templates, chanceOf(earlier.seed)).map(({ template }) => template.id) : [],
        );
        const noted = earlier?.noted ?? 0;
        const drawn = drawTasks(templates, chanceOf(seed), { avoided, noted });
        const ofStudent = drawn.filter(({ template }) => isOnlyNoted(template)).length;
        expect(ofStudent).toBeLessThanOrEqual(Math.max(0, 2 - noted));
        expect(drawn.length).toBeGreaterThanOrEqual(4);
        expect(new Set(drawn.map(({ template }) => template.category)).size).toBe(drawn.length);
        expect(drawn.filter(({ template }) => avoided.has(template.id))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('asks for no more cards or pages than are waiting, and still covers every category', () => {
    const needing = taskTemplates.filter(({ cards = 0, pages = 0 }) => cards > 0 || pages > 0);
    expect(needing.length).toBeGreaterThan(10);
    const categories = (of: readonly { category: string }[]) => new Set(of.map(({ category }) => category)).size;
    for (const waiting of [0, 1, 9, 10, 60].flatMap((cards) => [0, 1, 60].map((pages) => ({ cards, pages })))) {
      const left = fitting(taskTemplates, waiting);
      const isTooMuch = ({ cards = 0, pages = 0 }: (typeof left)[number]) =>
        cards > waiting.cards || pages > waiting.pages;
      expect(left.filter(isTooMuch)).toEqual([]);
      expect(taskTemplates.length - left.length).toBe(needing.filter(isTooMuch).length);
      expect(categories(left)).toBe(12);
    }
  });

  it('comes by every template and every number of tasks, and by priorities of about 30, 30 and 40 percent', () => {
    const days = Array.from({ length: 3000 }, (_, day) => drawTasks(taskTemplates, chanceOf(`day ${day}`)));
    expect(new Set(days.map(({ length }) => length))).toEqual(new Set([4, 5, 6]));
    const all = days.flat();
    expect(new Set(all.map(({ template }) => template.id)).size).toBe(taskTemplates.length);
    const share = (wanted: string) => all.filter(({ priority }) => priority === wanted).length / all.length;
    expect(share('high')).toBeCloseTo(0.3, 1);
    expect(share('medium')).toBeCloseTo(0.3, 1);
    expect(share('low')).toBeCloseTo(0.4, 1);
  });
});

describe('drawing tips', () => {
  it('gives three to five different ones of the ten', () => {
    expect(tips).toHaveLength(10);
    fc.assert(
      fc.property(anySeed, (seed) => {
        const drawn = drawTips(tips, chanceOf(seed)).map(({ id }) => id);
        expect(drawn.length).toBeGreaterThanOrEqual(3);
        expect(drawn.length).toBeLessThanOrEqual(5);
        expect(new Set(drawn).size).toBe(drawn.length);
      }),
    );
  });
});
