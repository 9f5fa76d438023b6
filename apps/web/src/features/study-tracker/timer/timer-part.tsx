import type { StudyTimer } from '@wordgrove/contract/study-tracker';
import { useTranslation } from 'react-i18next';
import { useHeldFocus } from '#features/study-tracker/use-held-focus.ts';
import { Card } from '#ui/card.tsx';
import { ForgottenClock } from './forgotten-clock.tsx';
import { RunningClock } from './running-clock.tsx';
import { StartClock } from './start-clock.tsx';
import { useClock } from './use-clock.ts';

export type TimerPartProps = { timer: StudyTimer | null; ahead: number };

/** The clock: ready to start, running, or left running by mistake. */
export function TimerPart({ timer, ahead }: TimerPartProps) {
  const { t } = useTranslation('study-tracker');
  const read = useClock(timer, ahead);
  const view = !timer || !read ? 'start' : read.isForgotten ? 'forgotten' : 'clock';
  const part = useHeldFocus(view);
  return (
    <Card as="section" aria-labelledby="study-clock">
      <div ref={part}>
        <h2 id="study-clock">{t('clock.title')}</h2>
        {!timer || !read ? (
          <StartClock />
        ) : read.isForgotten ? (
          <ForgottenClock timer={timer} />
        ) : (
          <RunningClock timer={timer} read={read} />
        )}
      </div>
    </Card>
  );
}
