import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import type { Overlap } from './overlap-of.ts';

/** Says which time is taken already, so that another one can be chosen. */
export function OverlapNotice({ overlap: { activity, startedAt, endedAt } }: { overlap: Overlap }) {
  const { t } = useTranslation('study-tracker');
  const format = useFormat();
  const kind = t(`kinds.${activity}`);
  const [from, to] = [format.dateTime(startedAt), format.time(endedAt ?? startedAt)];
  return (
    <Notice tone="error">
      {endedAt === null ? t('sessions.overlaps-clock', { kind, from }) : t('sessions.overlaps', { kind, from, to })}
    </Notice>
  );
}
