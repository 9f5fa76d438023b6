import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

type FirstRowsProps<Row> = {
  rows: readonly Row[];
  /** How many are shown until the rest is asked for. */
  count: number;
  children: (shown: readonly Row[]) => ReactNode;
};

/** The first rows of a long list, and a button for the rest. */
export function FirstRows<Row>({ rows, count, children }: FirstRowsProps<Row>) {
  const { t } = useTranslation('games-stats');
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  return (
    <>
      <div id={id}>{children(isWhole ? rows : rows.slice(0, count))}</div>
      {rows.length > count && (
        <div>
          <Button aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('all', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
}
