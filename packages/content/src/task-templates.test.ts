import { studyKinds } from '@wordgrove/contract/study-clock';
import { describe, expect, it } from 'vitest';
import { loadContent } from './load.ts';
import { taskCategories } from './schema.ts';

const { taskTemplates, tips } = loadContent();

describe('daily tasks and tips', () => {
  it('speak to students as a friend does', () => {
    const formal = {
      de: /\p{Ll}en Sie(?!\p{L})|[\p{Ll},] (Ihre?[nmrs]?|Ihnen)(?!\p{L})/u,
      es: /(?<!\p{L})[Uu]sted(es)?(?!\p{L})/u,
      fr: /(?<!\p{L})([Vv](ous|otre|os)|Faites|(?!([Aa]ssez|[Cc]hez|nez)(?!\p{L}))\p{L}+ez)(?!\p{L})/u,
      tr: /(?<!\p{L})[Ss]iz(e|i|in|inle|de|den)?(?!\p{L})|\p{L}[ıiuü]n[ıiuü]z(?!\p{L})/u,
    };
    const told = [
      ...taskTemplates.flatMap(({ title, description, details }) => [title, description, ...details]),
      ...tips.map(({ text }) => text),
    ];
    const found = (['de', 'es', 'fr', 'tr'] as const).flatMap((language) =>
      told.map((text) => text[language]).filter((text) => formal[language].test(text)),
    );
    expect(found).toEqual([]);
  });
});

describe('what daily tasks count', () => {
  it('name modes, kinds of studying and ways of answering only where these are counted', () => {
    const isOdd = ({ counts, game, mode, distinct, answer, studying, met }: (typeof taskTemplates)[number]) =>
      (mode !== undefined && game === undefined) ||
      (distinct !== undefined && (counts !== 'games-played' || game !== undefined)) ||
      (answer !== undefined && counts !== 'cards-reviewed') ||
      (met !== undefined && counts !== 'words-looked-up') ||
      (studying !== undefined && !(counts === 'minutes-studied' && studyKinds.some((kind) => kind === studying)));
    expect(taskTemplates.filter(isOdd)).toEqual([]);
  });

  it('that count cards need as many, and every category has some for who has none', () => {
    const counting = taskTemplates.filter(({ counts }) => counts === 'cards-reviewed');
    expect(counting.filter(({ cards, target }) => cards !== target)).toEqual([]);
    const without = taskTemplates.filter(({ cards }) => cards === undefined);
    expect(new Set(without.map(({ category }) => category))).toEqual(new Set(taskCategories));
  });

  it('need something to read where they lead to texts, and all for reading lead to something readable', () => {
    const toTexts = taskTemplates.filter(({ actionUrl }) => actionUrl === '/pdfs');
    expect(toTexts.filter(({ pages }) => pages === undefined)).toEqual([]);
    const counting = taskTemplates.filter(({ counts }) => counts === 'pages-read');
    expect(counting.filter(({ pages, target }) => pages !== target)).toEqual([]);
    // Words that are asked for while reading move no task of who only opens the dictionary.
    const lookingUp = taskTemplates.filter(({ counts }) => counts === 'words-looked-up');
    expect(lookingUp.filter(({ met }) => met === 'text')).toEqual(
      lookingUp.filter(({ actionUrl }) => actionUrl === '/pdfs'),
    );
    const reading = taskTemplates.filter(({ category }) => category === 'reading');
    expect(new Set(reading.map(({ actionUrl }) => actionUrl))).toEqual(new Set(['/pdfs', '/games/reading']));
    expect(reading.some(({ pages }) => pages === undefined)).toBe(true);
  });

  it('promise nothing that isn’t seen where they are counted', () => {
    const unseen =
      /\b(?:aloud|by ear|listen|guess|proof|spelling|different|(?:sentence|opposite|round|part|reason|beat)s?)\b/i;
    const promising = taskTemplates.filter(({ counts, title }) => counts !== undefined && unseen.test(title.en));
    const exact = promising.filter(({ mode, distinct }) => mode === 'listening' || distinct);
    expect(promising.map(({ id }) => id)).toEqual(exact.map(({ id }) => id));
    expect(exact.length).toBeGreaterThan(3);
  });
});
