import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const Work = lazyPart(() => import('./work.tsx'), 'Work', 'assignments-hand-in', 'pdfs-files');

/** Opens what a student handed in, over the table of all students. */
export function LookAtWork({ assignment, student }: { assignment: Assignment; student: StudentWork }) {
  const { t } = useTranslation('assignments-teacher');
  const [isOpen, setOpen] = useState(false);
  const { name } = student;
  return (
    <>
      <Button
        variant="plain"
        aria-label={t('hand-in.look-of', { what: t('hand-in.look'), name })}
        onClick={() => setOpen(true)}
      >
        {t('hand-in.look')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('hand-in.title', { name })} size="large">
        <Suspense fallback={<Skeleton shape="card" />}>
          <Work assignment={assignment} student={student} />
        </Suspense>
      </Dialog>
    </>
  );
}
