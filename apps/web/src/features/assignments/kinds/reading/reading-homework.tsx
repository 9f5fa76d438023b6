import { IconBook2 } from '@tabler/icons-react';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeworkLine } from '#features/assignments/kinds/homework-line.tsx';
import { useOwnAssignments } from '#features/assignments/student/api.ts';
import { isToDo } from '#features/assignments/student/standing.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { pagesSaid } from './pages.ts';
import type { OwnReading } from './student-reading.ts';

/** For a text that a student is reading: the homework it belongs to, how far that is, and the way back to it. */
export function ReadingHomework({ pdfId }: { pdfId: string }) {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  const { data } = useOwnAssignments();
  const shown = readingsOf(data?.assignments ?? [], pdfId).filter(
    // Those that are turned in by the reading itself stay and say so.
    (each) => isToDo(each) || (each.turnedInAt !== null && Date.parse(each.turnedInAt) >= openedAt),
  );
  const soFar = (task: OwnReading['task']) => {
    const { from, to, read, of } = task;
    const numbers = { from, to, read: format.number(read), of: format.number(of) };
    return t(`reading.so-far.${pagesSaid(task)}`, numbers);
  };
  return shown.map((each) => (
    <HomeworkLine
      key={each.id}
      icon={<IconBook2 size="1.125rem" aria-hidden="true" />}
      assignment={each}
      soFar={each.turnedInAt === null ? soFar(each.task) : t('standing.turned-in')}
    />
  ));
}

/** Below a text that a student has finished: back to each homework it belongs to. */
export function HomeworkLinks({ pdfId }: { pdfId: string }) {
  const { t } = useTranslation('assignments');
  const { data } = useOwnAssignments();
  return readingsOf(data?.assignments ?? [], pdfId).map(({ id, title }) => (
    <ButtonLink key={id} to={assignmentPath(id)}>
      {t('reading.back-to', { title })}
    </ButtonLink>
  ));
}

function readingsOf(assignments: readonly OwnAssignment[], pdfId: string): OwnReading[] {
  return assignments.flatMap(({ task, ...own }) =>
    task.kind === 'reading' && task.pdfId === pdfId ? [{ ...own, task }] : [],
  );
}
