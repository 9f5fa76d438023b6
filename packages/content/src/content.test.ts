import { levels } from '@wordgrove/contract/levels';
import { gameTypes } from '@wordgrove/contract/paths';
import { topics } from '@wordgrove/contract/topics';
import { describe, expect, it } from 'vitest';
import { circles } from '#editorial/circles.ts';
import { vagueCompounds } from '#editorial/compounds.ts';
import { beyondA2Words, definingWords } from '#editorial/defining-words.ts';
import { hardWords, levelReader, wordsBeyond } from '#editorial/definition-levels.ts';
import { misplacedGreetings } from '#editorial/greetings.ts';
import { bankLevels, strangeThings } from '#editorial/group-words.ts';
import {
  clozeFaults,
  groupSetFaults,
  passageFaults,
  questionFaults,
  scaleFaults,
  sentenceFaults,
  statementFaults,
} from '#editorial/items.ts';
import { nearDuplicates } from '#editorial/likeness.ts';
import { readingLevel } from '#editorial/reading-level.ts';
import { isOfSmallChildren } from '#editorial/tone.ts';
import { wordFaults } from '#editorial/words.ts';
import { loadContent } from './load.ts';
import { taskCategories } from './schema.ts';
import { inEachSense } from './senses.ts';
import { wordKey } from './word-key.ts';

const before = process.threadCpuUsage();
const content = loadContent();
const { user, system } = process.threadCpuUsage(before);
const loadMs = (user + system) / 1000;

/** The faults of all items, each with the item's name. */
function faultsOf<Item>(
  items: readonly Item[],
  name: (item: Item) => string,
  check: (item: Item) => string[],
): string[] {
  return items.flatMap((item) => check(item).map((fault) => `${name(item)}: ${fault}`));
}

/** Where a reader finds an entry: the file, then the entry. */
const inFile =
  (kind: string) =>
  ({ id, level }: { id: string; level: string }) =>
    `${kind}/${level.toLowerCase()}.json "${id}"`;

describe('the word bank', () => {
  const { words } = content;
  const meanings = words.flatMap(inEachSense);

  it('has at least 2,000 words, at least 300 of each level, and every topic at each level', () => {
    expect(words.length).toBeGreaterThanOrEqual(2000);
    for (const level of levels) {
      const own = words.filter((word) => word.level === level);
      expect(own.length, level).toBeGreaterThanOrEqual(300);
      expect(
        topics.filter((topic) => !own.some((word) => word.topic === topic)),
        level,
      ).toEqual([]);
    }
  });

  it('has examples with the word, definitions without it, and translations that look like their language', () => {
    expect(
      faultsOf(
        words,
        ({ lemma, pos, level, topic }) => `words/${level.toLowerCase()}/${topic}.json "${lemma}" (${pos})`,
        wordFaults,
      ),
    ).toEqual([]);
  });

  it('explains each word in words of its level or below', () => {
    const read = levelReader(words);
    const hard = meanings.flatMap((word) =>
      hardWords(word, read).map((stem) => `${word.level} ${word.lemma}: ${stem}`),
    );
    expect(hard).toEqual([]);
  });

  it('explains every word in a defining vocabulary of about 2,600 words', () => {
    const read = levelReader(words);
    const easy = new Set(
      words.filter(({ lemma, level }) => level <= 'A2' && !lemma.includes(' ')).map(({ lemma }) => lemma.toLowerCase()),
    );
    expect(new Set([...easy, ...definingWords, ...beyondA2Words]).size).toBeLessThan(2700);
    expect(meanings.flatMap((word) => wordsBeyond(word, read).map((stem) => `${word.lemma}: ${stem}`))).toEqual([]);
  });

  it('explains no two words by each other, and calls a toothbrush a brush', () => {
    expect(circles(meanings)).toEqual([]);
    expect(vagueCompounds(words)).toEqual([]);
  });

  it.each(['B2', 'C1'])('shows an older reader other worlds than pets, cake, soup and family at %s', (level) => {
    const examples = meanings.filter((word) => word.level === level).flatMap((word) => word.examples);
    const small = examples.filter(isOfSmallChildren);
    expect(small.length / examples.length, small.join('\n')).toBeLessThan(0.05);
  });

  it('has greetings as exclamations', () => {
    expect(misplacedGreetings(words)).toEqual([]);
  });

  it('has no two examples or definitions that are nearly the same', () => {
    const examples = meanings.flatMap(({ lemma, pos, examples }) =>
      examples.map((text) => ({ id: `${lemma} (${pos})`, text })),
    );
    expect(nearDuplicates(examples, 0.8)).toEqual([]);
    const definitions = meanings.map(({ definition }) => definition.toLowerCase());
    expect(definitions.filter((definition, place) => definitions.indexOf(definition) !== place)).toEqual([]);
  });
});

describe('the synonyms', () => {
  const pairs = content.synonyms.flatMap(({ words }) =>
    words.flatMap((one, place) => words.slice(place + 1).map((other) => [one, other] as const)),
  );

  it('are 300 pairs at least, of words that carry a meaning by themselves', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(300);
    const open = new Set(['noun', 'verb', 'adjective', 'adverb']);
    expect(pairs.flat().filter((key) => !open.has(key.slice(key.lastIndexOf(':') + 1)))).toEqual([]);
  });

  it('are never two steps of one scale', () => {
    const text = (key: string) => key.slice(0, key.lastIndexOf(':'));
    const steps = ([one, other]: readonly [string, string]) =>
      content.scales.filter((scale) => scale.steps.includes(text(one)) && scale.steps.includes(text(other)));
    expect(pairs.filter((pair) => steps(pair).length > 0)).toEqual([]);
  });
});

describe.each([
  ['sentences', content.sentences, 300],
  ['statements', content.statements, 120],
  ['group sets', content.groupSets, 80],
  ['scales', content.scales, 40],
  ['cloze items', content.cloze, 300],
  ['questions', content.questions, 200],
  ['passages', content.passages, 40],
] as const)('%s', (_, items, wanted) => {
  it(`are ${wanted} at least, at least 15 % at each level, and cover every topic`, () => {
    expect(items.length).toBeGreaterThanOrEqual(wanted);
    for (const level of levels) {
      expect(items.filter((item) => item.level === level).length / items.length, level).toBeGreaterThanOrEqual(0.15);
    }
    expect(topics.filter((topic) => !items.some((item) => item.topic === topic))).toEqual([]);
  });
});

describe('the items', () => {
  it('have what makes each kind playable', () => {
    expect(faultsOf(content.sentences, inFile('sentences'), sentenceFaults)).toEqual([]);
    expect(faultsOf(content.statements, inFile('statements'), statementFaults)).toEqual([]);
    expect(faultsOf(content.groupSets, inFile('group-sets'), groupSetFaults)).toEqual([]);
    expect(faultsOf(content.scales, inFile('scales'), scaleFaults)).toEqual([]);
    expect(faultsOf(content.cloze, inFile('cloze'), clozeFaults)).toEqual([]);
    expect(faultsOf(content.questions, inFile('questions'), questionFaults)).toEqual([]);
    expect(
      faultsOf(content.passages, ({ id, level }) => `passages/${level.toLowerCase()}/${id}`, passageFaults),
    ).toEqual([]);
  });

  it('name words that the bank has', () => {
    const known = new Set(content.words.map(wordKey));
    const named = [
      ...[...content.cloze, ...content.statements],
      ...content.passages.flatMap(({ id, questions }) => questions.map(({ word }) => ({ id, word }))),
    ];
    const strange = named.filter(({ word }) => word && !known.has(wordKey(word)));
    expect(strange.map(({ id, word }) => `${id}: ${word && wordKey(word)}`)).toEqual([]);
  });

  it('sort things that the bank has, at the level of the set or below', () => {
    const levelIn = bankLevels(content.words);
    expect(faultsOf(content.groupSets, inFile('group-sets'), (set) => strangeThings(set, levelIn))).toEqual([]);
  });

  it('are not nearly the same as one another', () => {
    expect(nearDuplicates(content.sentences, 0.75)).toEqual([]);
    expect(nearDuplicates(content.cloze, 0.75)).toEqual([]);
    expect(
      nearDuplicates(
        content.statements.map(({ id, frame, right }) => ({ id, text: `${frame} ${right}` })),
        0.75,
      ),
    ).toEqual([]);
    expect(
      nearDuplicates(
        content.questions.map(({ id, question, right }) => ({ id, text: `${question} ${right}` })),
        0.8,
      ),
    ).toEqual([]);
    expect(
      nearDuplicates(
        content.groupSets.map(({ id, groups }) => ({ id, text: Object.values(groups).flat().join(' ') })),
        0.5,
      ),
    ).toEqual([]);
    expect(
      nearDuplicates(
        content.passages.map(({ id, paragraphs }) => ({ id, text: paragraphs.join(' ') })),
        0.5,
      ),
    ).toEqual([]);
  });
});

describe('the passages', () => {
  const read = levelReader(content.words);
  const measured = content.passages.map((passage) => ({ ...passage, ...readingLevel(passage, read) }));

  it('use words of their level or below, nine different ones in ten at least', () => {
    expect(measured.filter(({ within }) => within < 0.9).map(({ id, within }) => `${id}: ${within}`)).toEqual([]);
  });

  it('get harder from level to level', () => {
    const mean = (level: string) => {
      const own = measured.filter((passage) => passage.level === level);
      return own.reduce((sum, { mean }) => sum + mean, 0) / own.length;
    };
    const means = levels.map(mean);
    expect(means).toEqual([...means].sort((one, other) => one - other));
    expect((means.at(-1) ?? 0) - (means[0] ?? 0)).toBeGreaterThan(0.5);
  });
});

describe('the daily tasks', () => {
  it.each(taskCategories)('have at least 8 templates for %s', (category) => {
    expect(content.taskTemplates.filter((template) => template.category === category).length).toBeGreaterThanOrEqual(8);
  });

  it('name games that exist, and only where plays are counted', () => {
    const named = content.taskTemplates.filter(({ game }) => game !== undefined);
    expect(
      named.filter(({ game, counts }) => counts !== 'games-played' || !gameTypes.some((type) => type === game)),
    ).toEqual([]);
  });

  it('have titles that fit a line in every language', () => {
    const long = content.taskTemplates.flatMap(({ id, title }) =>
      Object.values(title)
        .filter((text) => text.length > 60)
        .map((text) => `${id}: ${text}`),
    );
    expect(long).toEqual([]);
  });

  it('come with ten tips', () => {
    expect(content.tips).toHaveLength(10);
  });
});

it('is loaded and checked in under a second of computing', () => {
  expect(loadMs).toBeLessThan(1000);
});
