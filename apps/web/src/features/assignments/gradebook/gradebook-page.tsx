import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { Gradebook } from '@wordgrove/contract/assignments';
import { dayMs } from '@wordgrove/contract/days';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { untilDue } from '#features/assignments/student/until-due.ts';
import { orpc } from '#platform/api.ts';
import { errorCode } from '#platform/errors.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { GradebookScreen } from './gradebook-screen.tsx';
import { SheetsScreen } from './sheets/sheets-screen.tsx';
import { usePeriod } from './use-period.ts';

/**
 * A class's students and how their work on each assignment stands. With `?sheet=` it is what is printed of it: the sheet
 * of one student, or with `all` of everybody.
 */
export function GradebookPage() {
  const { classId = '' } = useParams({ strict: false });
  const { sheet }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { t } = useTranslation(['assignments-gradebook', 'assignments-teacher']);
  const { instants } = usePeriod();
  const query = useQuery(
    orpc.assignments.gradebook.queryOptions({
      input: { classId, ...instants },
      placeholderData: keepPreviousData,
      // What nobody has turned in is missing once it is due.
      refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
        untilDue(data ? comingDues(data, dataUpdatedAt) : [], dayMs),
    }),
  );
  const book = query.data;
  const isGone = query.isError && ['not-found', 'invalid-input'].includes(errorCode(query.error));
  if (!book || isGone) {
    const back = <ButtonLink to={paths.teacherAssignments}>{t('assignments-teacher:back')}</ButtonLink>;
    return (
      <>
        <PageHeader title={t('title')} />
        {isGone ? (
          <EmptyState picture={<LostPath />} title={t('gone')} text={t('gone-text')} action={back} />
        ) : (
          <NotLoaded query={query} failed={t('failed')} loading={t('loading')} shape="row" count={8} />
        )}
      </>
    );
  }
  return typeof sheet === 'string' ? (
    <SheetsScreen classId={classId} book={book} wanted={sheet} />
  ) : (
    <GradebookScreen classId={classId} book={book} />
  );
}

/** This device's clock may be ahead. */
const aheadMs = 60_000;

/** The due times that were still to come when the answer came. */
function comingDues({ assignments }: Gradebook, cameAt: number): readonly (string | null)[] {
  return assignments.map(({ dueAt }) => (dueAt !== null && Date.parse(dueAt) > cameAt - aheadMs ? dueAt : null));
}
