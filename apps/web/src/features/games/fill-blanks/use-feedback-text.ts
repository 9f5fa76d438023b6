import type { FillBlanksDetail, FillBlanksItem } from '@wordgrove/games/fill-blanks';
import { useTranslation } from 'react-i18next';

/** What is said to an answer, in the reader's language, with what was written in English for this very mistake. */
export function useFeedbackText(): (detail: FillBlanksDetail, item: FillBlanksItem) => string {
  const { t } = useTranslation('games-fill-blanks');
  return ({ judged, feedback, isDone }, { answers }) => {
    const word = answers[0] ?? '';
    if (judged === 'right' || judged === 'right-with-typo' || judged === 'synonym')
      return t(`judged.${judged}`, { word });
    const what = isDone ? t('solution', { word }) : `${t(`judged.${judged}`)} ${t('once-more')}`;
    return feedback ? `${what} ${feedback}` : what;
  };
}
