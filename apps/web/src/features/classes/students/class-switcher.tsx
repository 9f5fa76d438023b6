import { IconPlus } from '@tabler/icons-react';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import type { useClasses } from '#features/classes/api.ts';
import { useCreateClass } from '#features/classes/api.ts';
import { RefreshFailed } from '#features/classes/refresh-failed.tsx';
import { gradebookPath } from '#platform/assignment-path.ts';
import { classWordsPath } from '#platform/class-words-path.ts';
import { classForestPath } from '#platform/forest-path.ts';
import { projectorPath } from '#platform/projector-path.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { SwitchField } from '#ui/checkbox.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';
import { NameForm } from '#ui/name-form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { ClassMenu } from './class-menu.tsx';
import styles from './students-page.module.css';

type ClassSwitcherProps = {
  classes: ReturnType<typeof useClasses>;
  chosen: SchoolClass | null;
  onChoose: (id: string | null) => void;
};

/** Which class is shown, and what can be done with it. Archived classes are hidden until they are asked for. */
export function ClassSwitcher({ classes, chosen, onChoose }: ClassSwitcherProps) {
  const { t } = useTranslation('classes');
  const [showsArchived, setShowsArchived] = useState(false);
  const creating = useDialogSubject<true>();
  // The menu of a class that was archived is gone, and with it the button that had the focus.
  const focus = useKeptFocus<HTMLDivElement>(chosen?.id, 'select');
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
    <div className={layout.stackSmall} {...focus}>
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
        <div className={layout.row}>
          {chosen && !chosen.archivedAt && (
            <ButtonLink to={projectorPath(chosen.id)}>{t('card.step.invite-action')}</ButtonLink>
          )}
          {chosen && <ButtonLink to={classWordsPath(chosen.id)}>{t('switcher.words')}</ButtonLink>}
          {chosen && <ButtonLink to={classForestPath(chosen.id)}>{t('switcher.forest')}</ButtonLink>}
          {chosen && <ButtonLink to={gradebookPath(chosen.id)}>{t('switcher.gradebook')}</ButtonLink>}
          <ClassMenu chosen={chosen} onChoose={onChoose} />
          <Button icon={IconPlus} onClick={() => creating.open(true)}>
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
      <SubjectDialog dialog={creating} title={t('switcher.new')} size="small">
        {() => <NewClass onClose={creating.close} onCreated={onChoose} />}
      </SubjectDialog>
    </div>
  );
}

function NewClass({ onClose, onCreated }: { onClose: () => void; onCreated: (id: string) => void }) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const create = useCreateClass();
  // Made with the form, so that sending it again after a lost answer makes no second class.
  const [id] = useState(() => v7());
  const send = async (name: string) => {
    const made = await create.mutateAsync({ id, name, timeZone: deviceTimeZone() });
    done(t('switcher.created', { name: made.name }));
    onClose();
    onCreated(made.id);
  };
  return (
    <NameForm
      label={t('class-name')}
      start=""
      submitText={t('create')}
      isPending={create.isPending}
      onSend={send}
      onCancel={onClose}
      codesOfField={['class-name-taken', 'too-many-classes']}
    />
  );
}
