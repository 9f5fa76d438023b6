import { useTranslation } from 'react-i18next';
import { useAssignment, useClasses } from '#features/assignments/teacher/api.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { SubjectDialog } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CopyForm } from './copy-form.tsx';

/** An assignment, by id. */
export type Copied = { id: string; title: string };

/** Copies homework to other classes, or for a new term. */
export function CopyDialog({ dialog }: { dialog: DialogSubject<Copied> }) {
  const { t } = useTranslation('assignments-teacher');
  return (
    <SubjectDialog dialog={dialog} title={({ title }) => t('copy.title', { title })}>
      {({ id }) => <CopyContent id={id} onClose={dialog.close} />}
    </SubjectDialog>
  );
}

function CopyContent({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('assignments-teacher');
  const assignment = useAssignment(id, true);
  const classes = useClasses();
  for (const query of [assignment, classes]) {
    if (query.isError && !query.data) return <LoadFailed query={query} title={t('copy.failed')} />;
  }
  if (!assignment.data || !classes.data) return <Skeleton shape="field" count={3} label={t('copy.loading')} />;
  const open = classes.data.filter(({ archivedAt }) => archivedAt === null);
  return <CopyForm source={assignment.data} classes={open} onClose={onClose} />;
}
