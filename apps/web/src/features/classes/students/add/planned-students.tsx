import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { FailedNotice } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RowList } from './row-list.tsx';

/** Long enough that typing a name isn't asked about letter by letter. */
const pauseMs = 400;

/** What would be made of each row: asked of the server, which knows the class and the names that are taken. */
export function PlannedStudents({ classId, names }: { classId: string | undefined; names: readonly string[] }) {
  const { t } = useTranslation('classes-students');
  const asked = usePaused(JSON.stringify({ classId, names }));
  const plan = useQuery(
    orpc.classes.planStudents.queryOptions({
      input: JSON.parse(asked),
      placeholderData: keepPreviousData,
      retry: false,
    }),
  );
  if (plan.isError) return <FailedNotice tone="warning" title={t('add.not-planned')} query={plan} />;
  if (!plan.data) return <Skeleton shape="row" count={3} />;
  const { students } = plan.data;
  const good = students.filter(({ problem }) => problem === null).length;
  return <RowList title={t('add.planned', { count: good })} rows={students} />;
}

/** A value once it has stayed the same for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
