import type { StudentWork } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssignmentWork } from '#features/assignments/teacher/api.ts';
import { useArchivedClass } from '#features/assignments/teacher/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { Seed } from '#ui/pictures/seed.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ExtendForm } from './extend-form.tsx';
import { useWorkColumns } from './use-work-columns.tsx';
import styles from './work.module.css';
import type { WorkOrder } from './work-order.ts';
import { sortWork, workOrders } from './work-order.ts';

/** How far each student is. */
export function StudentsPart({ assignment, students, gone }: AssignmentWork) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const [order, setOrder] = useState<WorkOrder>('name');
  const extending = useDialogSubject<StudentWork>();
  const columns = useWorkColumns({ assignment, students, onExtend: extending.open });
  const { publishedAt, appearsAt, classes, progress } = assignment;
  const orders = workOrders.filter((each) => each !== 'class' || classes.length > 1);
  return (
    <section className={layout.stack} aria-labelledby="students-of-it">
      <div className={styles.head}>
        <div>
          <h2 id="students-of-it">{t('work.students')}</h2>
          {publishedAt === null && <p>{t(appearsAt ? 'schedule.list' : 'work.draft')}</p>}
          {publishedAt !== null && students.length > 0 && (
            <p>{t('turned-in', { count: progress.turnedIn, all: format.number(progress.students) })}</p>
          )}
          {gone > 0 && <p>{t('work.gone', { count: gone })}</p>}
        </div>
        {students.length > 1 && (
          <SelectField
            label={t('work.order')}
            value={order}
            onChange={({ target: { value } }) => isOneOf(workOrders, value) && setOrder(value)}
            options={orders.map((value) => ({ value, label: t(`work.orders.${value}`) }))}
          />
        )}
      </div>
      {students.length === 0 ? (
        <NobodyHasIt assignment={assignment} gone={gone} />
      ) : (
        <DataTable
          caption={t('work.students')}
          columns={columns}
          cardsUpTo={1000}
          rows={sortWork(students, order, currentLanguage())}
          rowKey={({ studentId }) => studentId}
        />
      )}
      <SubjectDialog dialog={extending} title={({ name }) => t('extend.title', { name })} size="small">
        {(student) => <ExtendForm assignment={assignment} student={student} onClose={extending.close} />}
      </SubjectDialog>
    </section>
  );
}

/** Why there is nobody, and what to do about it. */
function NobodyHasIt({ assignment, gone }: Pick<AssignmentWork, 'assignment' | 'gone'>) {
  const { t } = useTranslation('assignments-teacher');
  const archived = useArchivedClass(assignment);
  if (archived !== null) {
    const toClass = (
      <ButtonLink to={paths.teacherStudents} search={{ class: archived }}>
        {t('work.to-class')}
      </ButtonLink>
    );
    return <EmptyState picture={<Seed />} title={t('work.archived')} text={t('work.archived-text')} action={toClass} />;
  }
  return (
    <EmptyState
      picture={<Seed />}
      title={t(gone > 0 ? 'nobody-has-it' : 'work.nobody')}
      text={t('work.nobody-text')}
      action={<ButtonLink to={paths.teacherInviteCodes}>{t('nobody.action')}</ButtonLink>}
    />
  );
}
