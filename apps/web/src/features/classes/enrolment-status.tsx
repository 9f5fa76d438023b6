import type { OwnEnrolment } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';

const tones: Record<OwnEnrolment['status'], BadgeTone> = {
  pending: 'yellow',
  active: 'green',
  declined: 'grey',
  removed: 'grey',
};

/** The status of an enrolment in a word, as the teacher sees it. */
export function EnrolmentStatus({ status }: Pick<OwnEnrolment, 'status'>) {
  const { t } = useTranslation('classes');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
