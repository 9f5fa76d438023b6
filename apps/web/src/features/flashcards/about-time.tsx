import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { aboutMinutes } from './time-left.ts';

/** A time to come in whole minutes, as far as it can be known. */
export function AboutTime({ seconds }: { seconds: number }) {
  const { t } = useTranslation('flashcards');
  const duration = useDuration();
  const minutes = aboutMinutes(seconds);
  return minutes === 0 ? t('under-minute') : t('about', { time: duration(60 * minutes) });
}
