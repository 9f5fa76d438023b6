import { useTranslation } from 'react-i18next';
import { errorCode, errorData } from '#platform/errors.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';

/** How many students have begun and would no longer have it, and of which classes they are. */
export type HiddenWork = { students: number; classes: readonly string[] };

/** What the server refused to hide without being asked to; null for any other error. */
export function hiddenWork(error: unknown): HiddenWork | null {
  if (errorCode(error) !== 'work-hidden') return null;
  const { students, classes } = errorData(error);
  return { students: Number(students), classes: Array.isArray(classes) ? classes.map(String) : [] };
}

type HiddenWorkQuestionProps = {
  dialog: DialogSubject<HiddenWork>;
  onConfirm: () => void;
};

/** Asks before homework is taken from students who have begun it. */
export function HiddenWorkQuestion({ dialog, onConfirm }: HiddenWorkQuestionProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const { students: count, classes } = dialog.subject ?? { students: 0, classes: [] };
  return (
    <ConfirmDialog
      isOpen={dialog.isOpen}
      title={t('hides.title')}
      text={
        <div className={layout.stackSmall}>
          <p>{t('hides.begun', { count, classes: format.list(classes) })}</p>
          <p>{t('hides.kept')}</p>
          <p>{t('hides.instead')}</p>
        </div>
      }
      confirmText={t('hides.yes')}
      cancelText={t('hides.no')}
      dangerous
      onConfirm={() => {
        dialog.close();
        onConfirm();
      }}
      onClose={dialog.close}
    />
  );
}
