import { IconClipboardList } from '@tabler/icons-react';
import type { GameSource } from '@wordgrove/contract/games';
import { useTranslation } from 'react-i18next';
import type { Assigned } from '#features/games/assigned.ts';
import { Button } from '#ui/button.tsx';
import styles from './setup.module.css';

type ListChoiceProps = {
  source: GameSource;
  assigned: readonly Assigned[];
  /** Null for the usual words again. */
  onChange: (assignmentId: string | null) => void;
};

/** As many as fit beside each other; the options have all. */
const shown = 2;

/** The word lists that teachers have set, each a tap away. */
export function ListChoice({ source, assigned, onChange }: ListChoiceProps) {
  const { t } = useTranslation('games');
  const lists = assigned.filter(({ task }) => task.words !== null).slice(0, shown);
  if (lists.length === 0) return null;
  const chosen = source.kind === 'assignment' ? source.assignmentId : null;
  return (
    <fieldset aria-label={t('setup.assignment')} className={styles.lists}>
      {lists.map(({ id, title }) => (
        <Button
          key={id}
          className={styles.list}
          icon={IconClipboardList}
          aria-pressed={id === chosen}
          onClick={() => onChange(id === chosen ? null : id)}
        >
          <span>{title}</span>
        </Button>
      ))}
    </fieldset>
  );
}
