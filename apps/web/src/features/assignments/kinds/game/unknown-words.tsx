import type { AssignedMaterial } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Notice } from '#ui/notice.tsx';

/** More of them would bury the rest of the page. */
const shownMost = 20;

type UnknownWordsProps = {
  words: readonly string[];
  /**
   * `unknown`: no dictionary here has them. `not-asked`: the game has nothing to ask about them. `not-played`: no game
   * has.
   */
  why?: 'unknown' | 'not-asked' | 'not-played';
};

/** Lists the words that can't be asked. */
export function UnknownWords({ words, why = 'unknown' }: UnknownWordsProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  if (words.length === 0) return null;
  const more = words.length - shownMost;
  const named = words.slice(0, shownMost).map((word) => t('unknown.word', { word }));
  return (
    <Notice tone="warning" title={t(`${why}.title`, { count: words.length })}>
      <p>{format.list(more > 0 ? [...named, t('unknown.more', { count: more })] : named)}</p>
      <p>{t(`${why}.text`, { count: words.length })}</p>
    </Notice>
  );
}

type Material = AssignedMaterial | { kind: 'deck' };

/**
 * The words of a list that no dictionary here knows, which are therefore never asked.
 *
 * @param among restricts the result to these words; without it, all
 */
export function unknownWords(material: Material, among?: readonly string[]): string[] {
  if (material.kind !== 'words') return [];
  const wanted = among && new Set(among.map((text) => text.toLowerCase()));
  return material.words.flatMap(({ text, word }) =>
    word === null && (!wanted || wanted.has(text.toLowerCase())) ? text : [],
  );
}
