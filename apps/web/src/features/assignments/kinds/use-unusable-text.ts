import type { Level } from '@wordgrove/contract/levels';
import type { GameType } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { errorCode, errorData } from '#platform/errors.ts';
import { useShortageText } from '#platform/use-shortage-text.ts';

type Unusable = {
  title: string;
  text: string;
  /** A level with enough words, to ask instead. */
  level?: Level | undefined;
};

const goalWhys = ['deck-gone', 'no-words', 'too-many'] as const;

const whys = ['archived', 'download-only', 'not-prepared', 'no-words'] as const;

/**
 * Why students couldn't do it as it is, from the error that publishing it was refused with; null for another error. The
 * texts are in `assignments-teacher` and `games`.
 *
 * @param type the game, if it is one
 */
export function useUnusableText(): (error: unknown, type: GameType | undefined) => Unusable | null {
  const { t } = useTranslation('assignments-teacher');
  const shortageText = useShortageText();
  return (error, type) => {
    switch (errorCode(error)) {
      case 'not-enough':
        return { title: t('form.unplayable'), ...shortageText(errorData(error), type) };
      case 'text-not-readable': {
        const why = whys.find((each) => each === errorData(error).why) ?? 'no-words';
        return { title: t('reading.refused'), text: t(`reading.why.${why}`) };
      }
      case 'words-not-learnable': {
        const { why, max } = errorData(error);
        const known = goalWhys.find((each) => each === why) ?? 'no-words';
        return { title: t('goal.refused'), text: t(`goal.why.${known}`, { count: Number(max) }) };
      }
      default:
        return null;
    }
  };
}
