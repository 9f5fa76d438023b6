import type { SchoolClass } from '@wordgrove/contract/classes';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeworkPreview } from '#features/assignments/teacher/preview/preview-part.tsx';
import type { TriedGame } from '#platform/tried-game.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './form.module.css';
import { previewProblems } from './form-problems.ts';
import type { AssignmentFormState } from './use-assignment-form.ts';

/** Whether the preview is asked for, and the ways to it and back. */
export type Previewing = { isOpen: boolean; here: TriedGame['back']; open: () => void; leave: () => void };

export type PreviewedFormProps = {
  id: string;
  form: AssignmentFormState;
  classes: readonly SchoolClass[];
  timeZone: string;
  previewing: Previewing;
  header: ReactNode;
  children: ReactNode;
};

/** The form or, in its place, what students will see of it. The form stays as it is meanwhile. */
export function PreviewedForm({ id, form, classes, timeZone, previewing, header, children }: PreviewedFormProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields } = form;
  // An address may ask for what can't be shown yet.
  const isShown = previewing.isOpen && Object.keys(previewProblems(fields, [])).length === 0;
  return (
    <>
      <div hidden={isShown}>
        {header}
        <div className={styles.screen}>{children}</div>
      </div>
      {isShown && (
        <Suspense fallback={<Skeleton shape="card" label={t('preview-of.loading')} />}>
          <HomeworkPreview
            {...{ id, fields, timeZone }}
            className={classes.find((each) => fields.classIds.includes(each.id))?.name}
            here={previewing.here}
            leaveText={t('preview-of.back-to-form')}
            onLeave={previewing.leave}
          />
        </Suspense>
      )}
    </>
  );
}
