import type { Level } from '@wordgrove/contract/levels';
import { useTranslation } from 'react-i18next';
import { errorCode, errorData } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export type ShortageProps = { error: unknown; onLevel: (level: Level) => void };

const reasons = ['too-few', 'same-meaning', 'no-definitions', 'no-translations', 'nothing-fits'] as const;

/** Why a game can't begin, and what can be played instead. */
export function Shortage({ error, onLevel }: ShortageProps) {
  const { t } = useTranslation('games');
  const { errorText } = useErrorText();
  if (errorCode(error) !== 'not-enough') {
    return (
      <Notice tone="error">
        <p>{errorText(error)}</p>
      </Notice>
    );
  }
  const { shortage, have, need } = errorData(error);
  const reason = reasons.find((each) => each === shortage) ?? 'too-few';
  return (
    <Notice
      tone="error"
      title={t('shortage.title')}
      action={<Button onClick={() => onLevel('A1')}>{t('shortage.level', { level: 'A1' })}</Button>}
    >
      <p>{t(`shortage.${reason}`, { have: Number(have ?? 0), need: Number(need ?? 0) })}</p>
    </Notice>
  );
}
