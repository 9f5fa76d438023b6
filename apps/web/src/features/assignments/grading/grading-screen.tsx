import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudentWorkView } from '#features/assignments/kinds/student-work-view.tsx';
import { ClassClock, ClockNote } from '#features/assignments/teacher/class-clock.tsx';
import { assignmentPath } from '#platform/assignment-path.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import typography from '#ui/typography.module.css';
import { useGradeKeeper } from './api.ts';
import { GradeForm } from './grade-form.tsx';
import styles from './grading.module.css';
import { isWaiting, keptOrder, nextWaiting, orderToGrade, showsAnswersEarly } from './grading-order.ts';
import { ReturnAll } from './return-all.tsx';
import { StudentList } from './student-list.tsx';
import { useFrequentComments } from './use-frequent-comments.ts';
import { WorkHead } from './work-head.tsx';

type GradingScreenProps = {
  assignment: Assignment;
  students: readonly StudentWork[];
  /** Whose work is shown; null for the first that waits. */
  chosen: string | null;
  onChoose: (studentId: string) => void;
};

/** One student's work at a time, with its grade beside it. */
export function GradingScreen({ assignment, students, chosen, onChoose }: GradingScreenProps) {
  const { t } = useTranslation('assignments-grading');
  const format = useFormat();
  const { id, title } = assignment;
  const [order] = useState(() => orderToGrade(students, currentLanguage()));
  const keeper = useGradeKeeper(id);
  const frequent = useFrequentComments();
  const fields = useRef<HTMLDivElement>(null);
  const ordered = keptOrder(order, students, ({ studentId }) => studentId);
  const currentId = chosen ?? order[0] ?? '';
  const at = ordered.findIndex(({ studentId }) => studentId === currentId);
  const work = ordered[at];
  const go = (to: StudentWork | null | undefined) => {
    void keeper.save(currentId);
    if (!to) return;
    onChoose(to.studentId);
  };
  const waiting = students.filter(isWaiting).length;
  return (
    <ClassClock timeZone={assignment.timeZone}>
      <PageHeader
        title={t('title')}
        lead={`${title} · ${t('waiting', { count: waiting, all: format.number(students.length) })}`}
        actions={<ButtonLink to={assignmentPath(id)}>{t('back')}</ButtonLink>}
      />
      <div className={styles.notes}>
        <ClockNote />
        {showsAnswersEarly(assignment, students) && <p className={typography.muted}>{t('shows-answers')}</p>}
      </div>
      <ReturnAll assignment={assignment} students={students} keeper={keeper} />
      <div className={styles.screen}>
        <StudentList students={ordered} points={assignment.points} keeper={keeper} chosen={currentId} onChoose={go} />
        {work ? (
          <div className={styles.one} ref={fields}>
            <WorkHead
              work={work}
              timeZone={assignment.timeZone}
              place={t('place', { at: format.number(at + 1), count: ordered.length })}
              previous={ordered[at - 1]}
              next={ordered[at + 1]}
              onGo={go}
            />
            <div className={styles.pair}>
              <section className={styles.work} aria-label={t('work')}>
                <StudentWorkView assignment={assignment} work={work} />
              </section>
              <GradeForm
                key={currentId}
                assignment={assignment}
                work={work}
                keeper={keeper}
                frequent={frequent}
                onNext={() => go(ordered[at + 1])}
                onPrevious={() => go(ordered[at - 1])}
                onNextWaiting={() => go(nextWaiting(ordered, currentId))}
              />
            </div>
          </div>
        ) : (
          <EmptyState picture={<Seed />} title={t('left.title')} text={t('left.text')} />
        )}
      </div>
    </ClassClock>
  );
}
