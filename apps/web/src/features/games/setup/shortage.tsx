import type { Shortage as Lacking } from '@wordgrove/contract/games';
import type { Level } from '@wordgrove/contract/levels';
import type { GameType } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { errorCode, errorData } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useSession } from '#platform/use-session.ts';
import { useShortageText } from '#platform/use-shortage-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type ShortageProps = {
  type?: GameType;
  /** Why a start was refused; null before the first try. */
  error: unknown;
  /** What the hub says about the chosen words. */
  expected?: Lacking | null;
  /** Switches to the words of a level; null where the reader can't choose. */
  onLevel: ((level: Level) => void) | null;
};

/** Why a game can't start, and what can be played instead. */
export function Shortage({ type, error, expected = null, onLevel }: ShortageProps) {
  const { t } = useTranslation('games');
  const { role } = useSession();
  const { errorText } = useErrorText();
  const shortageText = useShortageText();
  if (error && errorCode(error) !== 'not-enough') {
    return (
      <Notice tone="error">
        <p>{errorText(error)}</p>
      </Notice>
    );
  }
  if (!error && !expected) return null;
  const { text, level } = shortageText(error ? errorData(error) : (expected ?? {}), type);
  return (
    <Notice
      tone={error ? 'error' : 'info'}
      title={t('shortage.title')}
      action={level && onLevel && <Button onClick={() => onLevel(level)}>{t('shortage.level', { level })}</Button>}
    >
      {/* Students can't fix what was set; their teacher can, and reads what is missing. */}
      <p>{onLevel || role === 'teacher' ? text : t('assigned.shortage')}</p>
    </Notice>
  );
}
