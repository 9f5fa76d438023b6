import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenClasses } from '#features/pdfs/teacher/api.ts';
import { useClassName } from '#features/pdfs/teacher/use-class-name.ts';
import { checkLength, checkName } from '#platform/field-checks.ts';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { PartFailed } from '#ui/lazy-part.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import styles from './upload.module.css';

export const detailChecks = { title: checkName, description: checkLength(limits.textMax) };

export type ClassesProps = { classIds: readonly string[]; onClassIds: (ids: readonly string[]) => void };

type DetailsFieldsProps = ClassesProps & {
  field: (name: 'title' | 'description') => FieldOfForm & { hint?: ReactNode };
  /** Classes that have the text already, also when they are closed now. */
  known?: readonly { id: string; name: string }[];
  /** Between the title and the rest. */
  children?: ReactNode;
};

/** What a teacher says about a text, and who gets it. */
export function DetailsFields({ field, classIds, onClassIds, known = [], children }: DetailsFieldsProps) {
  const { t } = useTranslation('pdfs-teacher');
  return (
    <>
      <TextField label={t('details.title')} autoComplete="off" {...field('title')} />
      {children}
      <TextAreaField
        label={t('details.description')}
        note={t('optional')}
        rows={2}
        autoComplete="off"
        {...field('description')}
      />
      <ClassesField classIds={classIds} onClassIds={onClassIds} known={known} />
    </>
  );
}

/** The classes whose students see the text. */
function ClassesField({ classIds, onClassIds, known }: ClassesProps & Required<Pick<DetailsFieldsProps, 'known'>>) {
  const { t } = useTranslation('pdfs-teacher');
  const { open, isPending, refetch } = useOpenClasses();
  const className = useClassName();
  if (isPending) return <Skeleton shape="field" label={t('details.classes-loading')} />;
  const shown = new Map([...(open ?? []), ...known].map(({ id, name }) => [id, name]));
  if (!open && shown.size === 0) return <PartFailed onRetry={() => void refetch()} />;
  if (shown.size === 0) {
    const invite = <ButtonLink to={paths.teacherInviteCodes}>{t('details.make-class')}</ButtonLink>;
    return (
      <Notice title={t('details.no-class')} action={invite}>
        {t('details.no-class-text')}
      </Notice>
    );
  }
  return (
    <ChoiceGroup
      legend={t('details.classes')}
      hint={classIds.length === 0 ? t('details.nobody') : t('details.all-students')}
    >
      {(control) => (
        <div className={styles.boxes}>
          {[...shown].map(([id, name]) => (
            <Checkbox
              key={id}
              {...control}
              label={className({ id, name })}
              checked={classIds.includes(id)}
              onChange={({ target }) =>
                onClassIds(target.checked ? [...classIds, id] : classIds.filter((each) => each !== id))
              }
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
