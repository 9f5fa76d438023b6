import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { stages } from '#features/games/registry.ts';
import { useAllowed } from '#platform/class-allows.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Button } from '#ui/button.tsx';
import styles from './play-now-button.module.css';

/** The games that a session may begin with. */
const firstStages = [stages['word-match'], stages['memory-cards'], stages.anagram, stages['fill-blanks']] as const;

/**
 * Starts five minutes of practice with one tap, unless a teacher has switched that off for lessons. What it needs is
 * fetched as soon as this page is idle.
 */
export function PlayNowButton() {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const router = useRouter();
  const { playNow } = useAllowed();
  useEffect(() => {
    if (!playNow) return;
    whenIdle(() => {
      // Fetched again, with a message, if it fails and the button is pressed.
      router.preloadRoute({ to: paths.playNow }).catch(() => undefined);
      for (const stage of firstStages) void stage.prepare();
    });
  }, [router, playNow]);
  if (!playNow) return null;
  return (
    <Button
      variant="primary"
      className={styles.start}
      icon={IconPlayerPlayFilled}
      onClick={() => void navigate({ to: paths.playNow })}
    >
      {t('play-now')}
    </Button>
  );
}
