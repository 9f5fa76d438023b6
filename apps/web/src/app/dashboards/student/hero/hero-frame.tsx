import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './hero.module.css';

type HeroFrameProps = {
  name: string;
  /** What stands in the scene. */
  scene?: ReactNode;
  children: ReactNode;
};

/**
 * The first screenful of a student's dashboard: a greeting over the land, and beside or below it what to do. It has no
 * behaviour of its own: it is also drawn at build time.
 */
export function HeroFrame({ name, scene, children }: HeroFrameProps) {
  const { t } = useTranslation('app');
  return (
    <div className={styles.hero}>
      <div className={styles.scene}>
        <Land />
        {scene}
        <header className={styles.greeting}>
          <h1>{t('dashboard.hello', { name })}</h1>
          <p>{t('dashboard.student.lead')}</p>
        </header>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** Hills under the sky. */
function Land() {
  return (
    <svg className={styles.land} viewBox="0 0 640 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="500" cy="128" r="28" fill="var(--scene-sun)" />
      <path d="M0 214c90-62 190-66 300-22s230 34 340-34v162H0Z" fill="var(--scene-far)" />
      <path d="M0 252c140-44 270-40 380-14s190 18 260-8v90H0Z" fill="var(--scene-near)" />
      <path d="M0 288c200-22 420-20 640-4v36H0Z" fill="var(--scene-front)" />
    </svg>
  );
}
