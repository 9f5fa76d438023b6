import { levels } from '@wordgrove/contract/levels';
import type { Content } from '#types.ts';

/** The amount of each kind of content, by level, as printed by `npm run content:stats`. */
export function contentStats(content: Content) {
  const { words, pictures, sentences, statements, groupSets, scales, cloze, questions, passages, taskTemplates, tips } =
    content;
  const translated = (language: 'tr' | 'es' | 'fr' | 'de') =>
    words.filter(({ translations }) => translations[language].length > 0).length;
  return {
    words: perLevel(words),
    translations: { tr: translated('tr'), es: translated('es'), fr: translated('fr'), de: translated('de') },
    pictures: pictures.length,
    sentences: sentences.length,
    trueFalse: statements.length,
    groupSets: groupSets.length,
    scales: scales.length,
    cloze: cloze.length,
    quiz: questions.length,
    passages: perLevel(passages),
    taskTemplates: taskTemplates.length,
    tips: tips.length,
    byLevel: {
      sentences: perLevel(sentences),
      trueFalse: perLevel(statements),
      groupSets: perLevel(groupSets),
      scales: perLevel(scales),
      cloze: perLevel(cloze),
      quiz: perLevel(questions),
    },
    byTopic: {
      words: perTopic(words),
      sentences: perTopic(sentences),
      trueFalse: perTopic(statements),
      groupSets: perTopic(groupSets),
      scales: perTopic(scales),
      cloze: perTopic(cloze),
      quiz: perTopic(questions),
      passages: perTopic(passages),
    },
    byCategory: count(taskTemplates.map(({ category }) => category)),
  };
}

function perLevel(items: ReadonlyArray<{ level: string }>): Record<string, number> {
  return { ...Object.fromEntries(levels.map((level) => [level, 0])), ...count(items.map(({ level }) => level)) };
}

function perTopic(items: ReadonlyArray<{ topic: string }>): Record<string, number> {
  return count(items.map(({ topic }) => topic));
}

function count(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
