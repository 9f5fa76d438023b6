import { IconPlus } from '@tabler/icons-react';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useClasses } from '#features/classes/api.ts';
import { RefreshFailed } from '#features/classes/refresh-failed.tsx';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { ClassMenu } from './class-menu.tsx';
import styles from './class-switcher.module.css';
import { NewClassDialog } from './new-class-dialog.tsx';

export type ClassSwitcherProps = {
  classes: ReturnType<typeof useClasses>;
  chosen: SchoolClass | null;
  onChoose: (id: string | null) => void;
};

/** Which class is shown, and what can be done with it. Archived classes are hidden until they are asked for. */
export function ClassSwitcher({ classes, chosen, onChoose }: ClassSwitcherProps) {
  const { t } = useTranslation('classes');
  const [showsArchived, setShowsArchived] = useState(false);
  const creating = useDialogSubject<true>();
  if (classes.isPending) return <Skeleton shape="field" label={t('switcher.loading')} />;
  const all = classes.data ?? [];
  const archived = all.filter(({ archivedAt }) => archivedAt !== null);
  const open = all.filter(({ archivedAt }) => archivedAt === null);
  const shown = [...open, ...archived.filter(({ id }) => showsArchived || id === chosen?.id)];
  const nameOf = ({ name, archivedAt, activeStudents: count }: SchoolClass) =>
    archivedAt ? t('switcher.archived', { name }) : t('switcher.class', { name, count });
  const options = [
    ...(open.length === 1 ? [] : [{ value: '', label: t('switcher.all') }]),
    ...shown.map((row) => ({ value: row.id, label: nameOf(row) })),
  ];
  return (
    <div className={styles.switcher}>
      <RefreshFailed query={classes} title={classes.data ? undefined : t('card.failed')} />
      <div className={styles.row}>
        {all.length > 0 && (
          <div className={styles.choice}>
            <SelectField
              label={t('switcher.label')}
              options={options}
              value={chosen?.id ?? ''}
              onChange={(event) => onChoose(event.target.value || null)}
            />
          </div>
        )}
        <div className={styles.actions}>
          <ClassMenu chosen={chosen} onChoose={onChoose} />
          <Button onClick={() => creating.open(true)}>
            <IconPlus size="1.125rem" aria-hidden="true" />
            {t('switcher.new')}
          </Button>
        </div>
      </div>
      {archived.length > 0 && (
        <SwitchField
          label={t('switcher.show-archived', { count: archived.length })}
          checked={showsArchived}
          onChange={(event) => setShowsArchived(event.target.checked)}
        />
      )}
      <NewClassDialog
        isOpen={creating.isOpen}
        opening={creating.opening}
        onClose={creating.close}
        onCreated={onChoose}
      />
    </div>
  );
}
