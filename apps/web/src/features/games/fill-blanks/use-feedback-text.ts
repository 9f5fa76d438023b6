import type { FillBlanksDetail, FillBlanksItem } from '@wordgrove/games/fill-blanks';
import { useTranslation } from 'react-i18next';
import { inSentences } from '#features/games/play/in-sentences.ts';

/** The reply to an answer, in the reader's language, with any English note written for this very mistake. */
export function useFeedbackText(): (detail: FillBlanksDetail, item: FillBlanksItem) => string {
  const { t } = useTranslation('games-fill-blanks');
  return ({ judged, feedback, isDone }, { answers }) => {
    const word = answers[0] ?? '';
    if (judged === 'right' || judged === 'right-with-typo' || judged === 'synonym')
      return t(`judged.${judged}`, { word });
    const what = isDone ? t('solution', { word }) : `${t(`judged.${judged}`)} ${t('once-more')}`;
    return feedback ? inSentences([what, feedback]) : what;
  };
}

/** Every reply this gap's answers can get, except the notes written in English. */
export function useFeedbackTexts(item: FillBlanksItem): readonly string[] {
  const textOf = useFeedbackText();
  const judged = ['right-with-typo', 'wrong-form', ...(item.synonyms.length > 0 ? ['synonym' as const] : [])] as const;
  return [
    ...judged.map((each) => textOf({ judged: each, feedback: null, isDone: false }, item)),
    textOf({ judged: 'wrong', feedback: null, isDone: true }, item),
  ];
}
