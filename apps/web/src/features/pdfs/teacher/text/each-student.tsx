import { coverageBand } from '@wordgrove/contract/coverage';
import type { StudentFit } from '@wordgrove/contract/pdfs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShare } from '#features/pdfs/use-share.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Pager } from '#ui/pager.tsx';
import { FitParts } from './fit-parts.tsx';
import styles from './text.module.css';

const pageSize = 50;

/** What each student knows, lowest first. On a screen that the class sees, nobody is named before it is opened. */
export function EachStudent({ students }: { students: readonly StudentFit[] }) {
  const { t } = useTranslation('pdfs-teacher');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={t('fit.each.open')} onToggle={setIsOpen}>
      {isOpen && <StudentTable students={students} />}
    </Disclosure>
  );
}

function StudentTable({ students }: { students: readonly StudentFit[] }) {
  const { t } = useTranslation('pdfs-teacher');
  const columns = useColumns();
  const [turned, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(students.length / pageSize));
  const page = Math.min(turned, pages - 1);
  // Equal ones stay in the order of their names.
  const sorted = students.toSorted((one, other) => one.fit.coverage - other.fit.coverage);
  const texts = {
    label: t('fit.each.pages'),
    previous: t('heat.previous'),
    next: t('heat.next'),
    shown: t('heat.of-pages', { page: page + 1, pages }),
  };
  return (
    <div className={styles.each}>
      <p className={styles.muted}>{t('fit.each.estimated')}</p>
      <DataTable
        caption={t('fit.each.caption')}
        columns={columns}
        rows={sorted.slice(page * pageSize, (page + 1) * pageSize)}
        rowKey={({ studentId }) => studentId}
        cardsUpTo={860}
      />
      <Pager texts={texts} page={page} pages={pages} onTurn={setPage} />
    </div>
  );
}

function useColumns(): DataColumn<StudentFit>[] {
  const { t } = useTranslation('pdfs-teacher');
  const share = useShare();
  return [
    {
      id: 'name',
      title: t('readers.columns.name'),
      namesRow: true,
      cell: ({ name }) => <bdi className={styles.name}>{name}</bdi>,
    },
    { id: 'parts', title: t('fit.what'), cell: ({ fit }) => <FitParts fit={fit} /> },
    { id: 'knows', title: t('fit.each.knows'), align: 'end', cell: ({ fit }) => share(fit.coverage) },
    {
      id: 'reads',
      title: t('fit.each.reads'),
      cell: ({ fit }) => {
        const band = coverageBand(fit.coverage);
        return (
          <span className={styles.band} data-band={band}>
            {t(`fit.each.bands.${band}`)}
          </span>
        );
      },
    },
    { id: 'measured', title: t('fit.rows.measured'), align: 'end', cell: ({ fit }) => share(fit.measured) },
  ];
}
