import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import type { DataTableProps } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';

type FirstRowsProps<Row> = DataTableProps<Row> & {
  /** How many rows are shown until the rest is asked for. */
  first: number;
  /** Asks for all of them. */
  all: string;
};

/** A table that begins with its first rows, so that what follows it on the page is within reach on a phone. */
export function FirstRows<Row>({ first, all, rows, ...table }: FirstRowsProps<Row>) {
  const { t } = useTranslation('pdfs-teacher');
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <DataTable {...table} rows={showsAll ? rows : rows.slice(0, first)} />
      {rows.length > first && (
        <div>
          <Button variant="plain" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('fewer') : all}
          </Button>
        </div>
      )}
    </>
  );
}
