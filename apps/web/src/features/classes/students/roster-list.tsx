import type { RosterEntry } from '@wordgrove/contract/classes';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './roster-list.module.css';
import type { RosterOrder } from './roster-order.ts';
import { isRosterOrder, rosterOrders, searchRoster, sortRoster } from './roster-order.ts';
import { StudentActions } from './student-actions.tsx';
import { useRosterColumns } from './use-roster-columns.tsx';
import type { StudentDialogStates } from './use-student-dialogs.ts';

export type RosterListProps = {
  entries: readonly RosterEntry[];
  /** Off when all students are of one class anyway. */
  showsClass: boolean;
  canMove: boolean;
  dialogs: StudentDialogStates;
};

/** The students, searched and sorted. */
export function RosterList({ entries, showsClass, canMove, dialogs }: RosterListProps) {
  const { t } = useTranslation('classes');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<RosterOrder>('name');
  const wanted = useDeferredValue(search);
  const found = sortRoster(searchRoster(entries, wanted), order, currentLanguage());
  const columns = useRosterColumns({
    showsClass,
    now: new Date(),
    actions: (entry) => <StudentActions entry={entry} canMove={canMove} dialogs={dialogs} />,
  });
  const orders = rosterOrders.filter((each) => showsClass || each !== 'class');
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextField
            label={t('students.search')}
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <SelectField
          label={t('students.order')}
          options={orders.map((value) => ({ value, label: t(`students.orders.${value}`) }))}
          value={order}
          onChange={({ target: { value } }) => isRosterOrder(value) && setOrder(value)}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{wanted && t('students.found', { count: found.length })}</span>
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          title={t('students.none-found')}
          text={t('students.none-found-text')}
          action={<Button onClick={() => setSearch('')}>{t('students.clear-search')}</Button>}
        />
      ) : (
        <DataTable
          caption={t('students.list')}
          columns={columns}
          cardsUpTo={1100}
          rows={found}
          rowKey={({ enrolmentId }) => enrolmentId}
        />
      )}
    </>
  );
}
