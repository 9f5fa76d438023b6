import { Link } from '@tanstack/react-router';
import type { AssignedTask } from '@wordgrove/contract/assignments';
import type { TaskFacts, TeacherView, TeacherWords } from '#features/assignments/kinds/kind.ts';
import { textPath } from '#platform/text-path.ts';
import { Book } from '#ui/pictures/book.tsx';
import { pagesSaid } from './pages.ts';

type AssignedReading = Extract<AssignedTask, { kind: 'reading' }>;

/** A text to read, as its teacher meets it. */
export function teacherReading({ t }: TeacherWords, task: AssignedReading): TeacherView {
  const { from, to, text } = task;
  return {
    picture: <Book />,
    what: text === null ? t('reading.gone') : t(`reading.what.${pagesSaid(task)}`, { from, to, text: text.title }),
  };
}

/** Which text, and which of its pages. */
export function readingFactsOf({ t }: TeacherWords, task: AssignedReading): TaskFacts {
  const { pdfId, from, to, text } = task;
  return {
    title: t('kinds.reading'),
    text: text ? <Link to={textPath(pdfId)}>{text.title}</Link> : t('reading.gone'),
    rows: [[t('reading.pages'), t(`reading.which.${pagesSaid(task)}`, { from, to })]],
    below: null,
  };
}
