import { Link } from '@tanstack/react-router';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { PartCard } from '#ui/part-card.tsx';
import { otherGames, practicePlace } from './places.ts';
import styles from './student.module.css';

/** The same words in every other game, which counts only for the memory. */
export function PracticePart({ assignment: { id, task } }: { assignment: Pick<OwnAssignment, 'id' | 'task'> }) {
  const { t } = useTranslation(['assignments', 'games']);
  return (
    <PartCard title={t('practice.title')}>
      <p className={styles.note}>{t('practice.text')}</p>
      <ul className={styles.games}>
        {otherGames(task.type).map((type) => (
          <li key={type}>
            <Link className={styles.game} {...practicePlace(id, type)}>
              {t(`games:games.${type}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
