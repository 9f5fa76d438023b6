import { useNavigate } from '@tanstack/react-router';
import type { MadeStudent } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { wishCards } from '#platform/card-wish.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import layout from '#ui/layout.module.css';
import { RowList } from './row-list.tsx';

export type Added = { classId: string; students: readonly MadeStudent[] };

/** What became of each row, and the way to the cards. */
export function AddedStudents({ classId, students, onClose }: Added & { onClose: () => void }) {
  const { t } = useTranslation('classes-students');
  const navigate = useNavigate();
  const made = students.filter(({ problem }) => problem === null);
  const handlePrint = () => {
    wishCards(made.map(({ id }) => id));
    onClose();
    void navigate({ to: paths.teacherCards, search: { class: classId } });
  };
  return (
    <div className={layout.stack}>
      <RowList title={t('add.made', { count: made.length })} rows={students} />
      {made.length > 0 && <p>{t('add.next')}</p>}
      <DialogActions>
        <Button onClick={onClose}>{t('add.done')}</Button>
        {made.length > 0 && (
          <Button variant="primary" onClick={handlePrint}>
            {t('add.print-cards')}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}
