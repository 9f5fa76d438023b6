import type { Assignment, ListedAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useUnusableText } from '#features/assignments/kinds/use-unusable-text.ts';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { useOwnTime } from './class-clock.tsx';

type PublishTroubleProps = {
  assignment: Pick<Assignment | ListedAssignment, 'task' | 'timeZone' | 'trouble'> | undefined;
  /** In a list: only what happened. */
  isBrief?: boolean;
};

/** Says why homework wasn't published at its time; nothing usually. */
export function PublishTrouble({ assignment, isBrief = false }: PublishTroubleProps) {
  const { t } = useTranslation('assignments-teacher');
  const ownTime = useOwnTime();
  const unusableText = useUnusableText();
  if (!assignment?.trouble) return null;
  const { task, timeZone, trouble } = assignment;
  const title = t('schedule.failed', { at: ownTime(trouble.at, timeZone) });
  if (isBrief) return <p className={layout.facts}>{title}</p>;
  const unusable = unusableText(trouble, task.kind === 'game' ? task.type : undefined);
  return (
    <Notice tone="warning" title={title}>
      <p>{unusable?.text ?? t('schedule.gone')}</p>
      <p>{t('schedule.failed-text')}</p>
    </Notice>
  );
}
