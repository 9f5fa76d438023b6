import type { Thing } from '@wordgrove/games/group-ranking';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysHint } from '#features/games/play/keys-hint.tsx';
import { Tray } from '#features/games/play/tray.tsx';
import styles from './group-ranking.module.css';

export type SortTrayProps = {
  things: readonly Thing[];
  /** Things that are in no group yet. */
  waiting: readonly Thing[];
  /** How many groups there are, which is also the last key. */
  groups: number;
  isDone: boolean;
  draw: (thing: Thing) => ReactNode;
};

/** What is left to sort. The space of a sorted thing stays empty, so that nothing moves. */
export function SortTray({ things, waiting, groups, isDone, draw }: SortTrayProps) {
  const { t } = useTranslation('games-group-ranking');
  return (
    <Tray title={t('to-sort')}>
      <ul className={styles.things}>
        {things.map((thing) =>
          waiting.includes(thing) ? (
            draw(thing)
          ) : (
            <li key={thing.id} className={styles.taken} aria-hidden="true">
              <span>{thing.text}</span>
            </li>
          ),
        )}
      </ul>
      <KeysHint isOver={isDone}>{t('keys', { last: groups })}</KeysHint>
    </Tray>
  );
}
