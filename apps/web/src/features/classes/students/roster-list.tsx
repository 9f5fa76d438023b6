import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RosterEntry } from '@wordgrove/contract/classes';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedCallback } from 'use-debounce';
import type { Figures } from '#features/classes/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pager } from '#ui/pager.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './roster.module.css';
import { rosterOrders, rosterStudents } from './roster-students.ts';
import { RosterTable } from './roster-table.tsx';
import { StudentActions } from './student-actions.tsx';
import type { StudentDialogStates } from './student-dialogs.tsx';

type RosterListProps = {
  entries: readonly RosterEntry[];
  /** Off when all students are in one class anyway. */
  showsClass: boolean;
  canMove: boolean;
  figures: Figures;
  dialogs: StudentDialogStates;
};

/** The students, searched and sorted. */
export function RosterList({ entries, showsClass, canMove, figures, dialogs }: RosterListProps) {
  const { t } = useTranslation('classes');
  const [search, setSearch] = useSearchText();
  const [order, setOrder] = useAddressChoice('sort', rosterOrders, 'name');
  const wanted = useDeferredValue(search);
  const { number } = useFormat();
  const found = rosterStudents(entries, { search: wanted, order, language: currentLanguage(), figures });
  const { page, pages, shown, from, to, turn } = usePages(found, `${order} ${wanted}`);
  const pagerTexts = {
    label: t('students.pages'),
    previous: t('students.previous-page'),
    next: t('students.next-page'),
    shown: t('students.page-of', { from: number(from), to: number(to), all: number(found.length) }),
  };
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
          onChange={({ target: { value } }) => isOneOf(rosterOrders, value) && setOrder(value)}
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
        <RosterTable
          caption={t('students.list')}
          students={shown}
          showsClass={showsClass}
          order={order}
          figures={figures}
          actions={(student) => <StudentActions student={student} canMove={canMove} dialogs={dialogs} />}
        />
      )}
      <Pager texts={pagerTexts} page={page} pages={pages} onTurn={turn} />
    </>
  );
}

const pauseMs = 200;

/** What is searched for. Once typing pauses it is in the address, too, and so there again after a student's page. */
function useSearchText(): [string, (text: string) => void] {
  const { q }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [text, setText] = useState(q === undefined ? '' : String(q));
  const keep = useDebouncedCallback((kept: string) => {
    const search = (before: object) => ({ ...before, q: kept || undefined });
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }, pauseMs);
  const change = (typed: string) => {
    setText(typed);
    keep(typed);
  };
  return [text, change];
}

const pageSize = 25;

/**
 * The rows of one page, counted from 0. A change of `of` starts at the first page; when rows disappear meanwhile, the
 * last remaining page is shown.
 */
function usePages<Row>(rows: readonly Row[], of: string) {
  const [turned, setTurned] = useState({ of, page: 0 });
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = turned.of === of ? Math.min(turned.page, pages - 1) : 0;
  const start = page * pageSize;
  const shown = rows.slice(start, start + pageSize);
  return {
    page,
    pages,
    shown,
    /** The positions of the first and last row on the page, counted from 1. */
    from: start + 1,
    to: start + shown.length,
    turn: (wanted: number) => setTurned({ of, page: wanted }),
  };
}
