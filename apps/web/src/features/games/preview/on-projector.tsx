import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import styles from './on-projector.module.css';

/** A game for the back row: it has the whole screen, without the bar and its counts, until Escape. */
export function OnProjector({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  usePageKeys(true, (event) => {
    // A board that uses the key itself says so.
    if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
  });
  return (
    <>
      {/* A sign beside the game, as its own styles want to be the page's children. */}
      <span className={styles.here} hidden />
      {children}
    </>
  );
}

/** The way back to where the teacher came from. */
export function LeaveProjector({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('app');
  return (
    <Button variant="plain" icon={IconX} onClick={onLeave}>
      {t('close')}
    </Button>
  );
}
