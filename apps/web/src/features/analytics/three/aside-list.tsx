import type { ThreeAside } from '@wordgrove/contract/three-today';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import typography from '#ui/typography.module.css';
import { useTakeUp } from './api.ts';
import styles from './three.module.css';

type AsideListProps = { aside: readonly ThreeAside[]; onTakenUp: () => void };

/** What is put aside, and until when. */
export function AsideList({ aside, onTakenUp }: AsideListProps) {
  const { t } = useTranslation('analytics-three');
  if (aside.length === 0) return null;
  return (
    <div data-aside>
      <Disclosure summary={t('aside.list', { count: aside.length })}>
        <ul className={styles.reasons}>
          {aside.map((row) => (
            <AsideRow key={row.id} row={row} onTakenUp={onTakenUp} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function AsideRow({ row, onTakenUp }: { row: ThreeAside; onTakenUp: () => void }) {
  const { t } = useTranslation('analytics-three');
  const format = useFormat();
  const { report } = useOutcomeToast();
  const takeUp = useTakeUp();
  const { id, name, reason, until } = row;
  const rule = t(`rules.${row.rule}`);
  const { onSuccess, onError } = report(t('aside.taken-up', { name }));
  const handleClick = () =>
    takeUp.mutate(
      { id },
      {
        onSuccess: () => {
          onSuccess();
          onTakenUp();
        },
        onError,
      },
    );
  return (
    <li className={styles.reason}>
      <div>
        <p>
          <bdi>{name}</bdi>
          {': '}
          {t('aside.row', { rule, day: format.shortDay(until) })}
        </p>
        <p className={typography.muted}>
          <bdi>{reason}</bdi>
        </p>
      </div>
      <Button
        variant="plain"
        aria-label={t('aside.take-up-of', { name, rule })}
        loading={takeUp.isPending}
        onClick={handleClick}
      >
        {t('aside.take-up')}
      </Button>
    </li>
  );
}
