import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { earnedText } from '#features/assignments/kinds/earned-text.ts';
import type { TeacherWords } from '#features/assignments/kinds/kind.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { WorkProps } from './goal-work.tsx';
import { Work } from './goal-work.tsx';

/** How many of the words are there and, when opened, which. */
export function goalColumns(words: TeacherWords, assignment: Assignment): DataColumn<StudentWork>[] {
  const { t, format } = words;
  const share = (work: StudentWork) => {
    const { learned } = work;
    if (!learned) return t('work.no-result');
    const wasKnown = work.state === 'assigned' && learned.there > 0;
    const shown = { there: format.number(learned.there), of: format.number(learned.of) };
    const text = t(wasKnown ? 'goal.there-before' : 'goal.there-of', shown);
    return earnedText(words, text, work, assignment.points);
  };
  return [
    { id: 'result', title: t('goal.there'), cell: share },
    {
      id: 'words',
      title: t('goal.form'),
      cell: (student) => (student.learned ? <OpenedWork assignment={assignment} student={student} /> : '–'),
    },
  ];
}

function OpenedWork(props: WorkProps) {
  const { t } = useTranslation('assignments-teacher');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t('goal.see')} onToggle={setOpen}>
      {isOpen && <Work {...props} />}
    </Disclosure>
  );
}
