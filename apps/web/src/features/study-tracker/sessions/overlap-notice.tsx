import { useTranslation } from 'react-i18next';
import { clockIn, dayIn } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import type { Overlap } from './overlap-of.ts';

export type OverlapNoticeProps = {
  overlap: Overlap;
  /** The zone of the form's other times. */
  timeZone: string;
};

/** Says which time is already taken, so that another one can be chosen. */
export function OverlapNotice({ overlap: { activity, startedAt, endedAt }, timeZone }: OverlapNoticeProps) {
  const { t } = useTranslation('study-tracker');
  const format = useFormat();
  const kind = t(`kinds.${activity}`);
  const timeOf = (instant: string) => clockIn(new Date(instant), timeZone);
  const from = `${format.day(dayIn(new Date(startedAt), timeZone))}, ${timeOf(startedAt)}`;
  return (
    <Notice tone="error">
      {endedAt === null
        ? t('sessions.overlaps-clock', { kind, from })
        : t('sessions.overlaps', { kind, from, to: timeOf(endedAt) })}
    </Notice>
  );
}
