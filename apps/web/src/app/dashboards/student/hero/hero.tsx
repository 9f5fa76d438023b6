import { IconFlame } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StudentDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mood } from '#app/dashboards/student/next-step.ts';
import { moodOf } from '#app/dashboards/student/next-step.ts';
import { useXp } from '#features/daily-tasks/api.ts';
import { PlayNowButton } from '#features/games/now/play-now-button.tsx';
import { useFormat } from '#platform/use-format.ts';
import { useOwnZone } from '#platform/use-own-zone.ts';
import { whenIdle } from '#platform/when-idle.ts';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { SeedlingMood } from '#ui/pictures/seedling.tsx';
import { Seedling } from '#ui/pictures/seedling.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './hero.module.css';
import { HeroFrame } from './hero-frame.tsx';
import { StepPart } from './step-part.tsx';

const GroveScene = lazyPart(() => import('./grove-part.tsx'), 'GroveScene', 'memory');
const GroveSum = lazyPart(() => import('./grove-part.tsx'), 'GroveSum', 'memory');

const moods: Readonly<Record<Mood, SeedlingMood>> = {
  new: 'curious',
  'no-class': 'curious',
  pending: 'sleepy',
  back: 'glad',
  usual: 'glad',
  done: 'proud',
};

/** What a student sees first: the own grove, how far one is, and what to do now. */
export function Hero({ name, dashboard }: { name: string; dashboard: StudentDashboard }) {
  const mood = moodOf(dashboard, useOwnZone());
  const isGroveWanted = useLater();
  const scene = (
    <>
      {/* For whoever taps the picture; the link with its name is below. */}
      <Link to={paths.studentGrove} className={styles.land} tabIndex={-1} aria-hidden="true" />
      <Suspense fallback={null}>{isGroveWanted && <GroveScene />}</Suspense>
      <div className={styles.figure}>
        <Seedling mood={moods[mood]} size={104} />
      </div>
    </>
  );
  return (
    <HeroFrame name={name} scene={scene}>
      <StepPart dashboard={dashboard} mood={mood} />
      <div className={styles.main}>
        <PlayNowButton />
      </div>
      <Standing tasks={dashboard.tasks} isGroveWanted={isGroveWanted} />
    </HeroFrame>
  );
}

/** The grove isn't needed for the first paint, and is asked for after it. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => whenIdle(() => setLater(true)), []);
  return isLater;
}

/** Grove, streak and level, in a glance each. */
function Standing({ tasks, isGroveWanted }: Pick<StudentDashboard, 'tasks'> & { isGroveWanted: boolean }) {
  const { t } = useTranslation(['daily-tasks', 'app']);
  const format = useFormat();
  const { data: xp = tasks.xp } = useXp();
  const xpText = t('how-it-goes.xp-of', { into: format.number(xp.xpIntoLevel), of: format.number(xp.xpOfLevel) });
  const level = t('how-it-goes.level', { level: format.number(xp.level) });
  return (
    <div className={styles.tiles}>
      <div className={styles.tile}>
        <Link to={paths.studentGrove} className={layout.cover}>
          {t('app:user-menu.grove')}
        </Link>
        <span className={styles.small}>
          <Suspense fallback={null}>{isGroveWanted && <GroveSum />}</Suspense>
        </span>
      </div>
      <div className={styles.tile}>
        <strong>{t('how-it-goes.days', { count: tasks.streak.current })}</strong>
        <span className={styles.small}>
          <IconFlame size="1.125rem" aria-hidden="true" />
          {t('how-it-goes.streak')}
        </span>
      </div>
      <div className={styles.tile}>
        <strong>{level}</strong>
        <div className={styles.level}>
          <ProgressBar
            label={level}
            labelHidden
            value={xp.xpIntoLevel}
            max={xp.xpOfLevel}
            text={xpText}
            tone="yellow"
          />
        </div>
      </div>
    </div>
  );
}
