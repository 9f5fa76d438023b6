import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { OlderAssignments } from '#features/assignments/older-assignments.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Book } from '#ui/pictures/book.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { arrange } from './arrange.ts';
import { AssignmentGroup } from './assignment-group.tsx';
import styles from './student.module.css';
import { useAssignmentPages } from './use-assignment-pages.ts';

/** What a student's teachers have set: first what has to be done, then what was turned in or is over. */
export function StudentAssignmentsPage() {
  const { t } = useTranslation('assignments');
  const pages = useAssignmentPages();
  const { first, assignments } = pages;

  const list = () => {
    if (!first.data && first.isError) return <LoadFailed title={t('failed')} query={first} />;
    if (!first.data) return <Skeleton shape="card" count={3} label={t('loading')} />;
    const { toDo, done, over } = arrange(assignments);
    if (assignments.length === 0) {
      return (
        <EmptyState
          picture={<Book />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <ButtonLink variant="primary" to={paths.games}>
              {t('empty.action')}
            </ButtonLink>
          }
        />
      );
    }
    return (
      <div className={styles.page}>
        {toDo.length === 0 && <p>{t(over.length === 0 ? 'nothing-to-do' : 'nothing-left')}</p>}
        <AssignmentGroup group="to-do" assignments={toDo} />
        <AssignmentGroup group="done" assignments={done} />
        <AssignmentGroup group="over" assignments={over} />
        <OlderAssignments pages={pages} text={t('older')} />
      </div>
    );
  };

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {list()}
    </>
  );
}
