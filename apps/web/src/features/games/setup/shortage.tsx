import type { Shortage as Lacking } from '@wordgrove/contract/games';
import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import type { GameType } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import { errorCode, errorData } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export type ShortageProps = {
  type?: GameType;
  /** Why a start was refused; null before anybody tried. */
  error: unknown;
  /** What the hub says of the words that are chosen. */
  expected?: Lacking | null;
  onLevel: (level: Level) => void;
};

const reasons = ['too-few', 'same-meaning', 'no-definitions', 'no-translations', 'nothing-fits'] as const;

/** Why a game can't begin, and what can be played instead. */
export function Shortage({ type, error, expected = null, onLevel }: ShortageProps) {
  const { t } = useTranslation('games');
  const { errorText } = useErrorText();
  if (error && errorCode(error) !== 'not-enough') {
    return (
      <Notice tone="error">
        <p>{errorText(error)}</p>
      </Notice>
    );
  }
  if (!error && !expected) return null;
  const {
    shortage,
    have,
    need,
    level: named,
  }: Partial<Record<keyof Lacking, unknown>> = error ? errorData(error) : (expected ?? {});
  const reason = reasons.find((each) => each === shortage) ?? 'too-few';
  const level = levels.find((each) => each === named);
  // What is missing to such a game are exercises, however many words there are.
  const isWritten = type !== undefined && gameFacts[type].content === 'written';
  const written = isWritten && (reason === 'too-few' || reason === 'nothing-fits') ? reason : null;
  return (
    <Notice
      tone={error ? 'error' : 'info'}
      title={t('shortage.title')}
      action={level && <Button onClick={() => onLevel(level)}>{t('shortage.level', { level })}</Button>}
    >
      <p>
        {t(written ? `shortage.written.${written}` : `shortage.${reason}`, {
          have: Number(have ?? 0),
          need: Number(need ?? 0),
        })}
      </p>
    </Notice>
  );
}
