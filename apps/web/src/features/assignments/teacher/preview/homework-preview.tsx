import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskPreview } from '#features/assignments/kinds/task-preview.tsx';
import { wholeOrNull } from '#features/assignments/kinds/whole-number.ts';
import type { Fields } from '#features/assignments/teacher/form/fields.ts';
import { instantOfClock, isClockTime } from '#platform/time-zones.ts';
import type { TriedGame } from '#platform/tried-game.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { previewTerms } from './preview-terms.ts';

type HomeworkPreviewProps = {
  id: string;
  fields: Fields;
  /** In which its times are read. */
  timeZone: string;
  /** The name of the first class that gets it; undefined for none. */
  className: string | undefined;
  /** This page, for whoever comes back from a game. */
  here: TriedGame['back'];
  leaveText: string;
  onLeave: () => void;
};

/** Homework exactly as a student will see it. Whatever is done here leads nowhere. */
export function HomeworkPreview({ id, fields, timeZone, className, here, leaveText, onLeave }: HomeworkPreviewProps) {
  const { t } = useTranslation('assignments-teacher');
  const teacherName = useSession().profile?.displayName ?? '';
  const [now] = useState(() => new Date());
  const { title, instructions, due, isLateAllowed, points, counts } = fields;
  const said = {
    ...{ id, title: title.trim() || t('preview-of.no-title'), instructions: instructions.trim(), timeZone },
    dueAt: isClockTime(due) ? instantOfClock(due, timeZone).toISOString() : null,
    ...{ isLateAllowed, points: wholeOrNull(points), counts },
  };
  const around = { className: className ?? t('preview-of.no-class'), teacherName };
  // The way out is there from the start, whatever becomes of the rest.
  return (
    <>
      <Notice title={t('preview-of.title')} action={<Button onClick={onLeave}>{leaveText}</Button>}>
        <p>{t('preview-of.text')}</p>
      </Notice>
      <TaskPreview terms={previewTerms(said, around, now)} fields={fields} back={here} />
    </>
  );
}
