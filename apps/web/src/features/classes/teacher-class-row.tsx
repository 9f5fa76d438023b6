import { Link } from '@tanstack/react-router';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import styles from './teacher-classes-card.module.css';

/** A class with its numbers; its pending students are one tap away. */
export function TeacherClassRow({ row }: { row: SchoolClass }) {
  const { t } = useTranslation('classes');
  const { id, name, activeStudents, pendingStudents } = row;
  const search = { class: id };
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Link to={paths.teacherStudents} search={search}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.count}>{t('card.students', { count: activeStudents })}</span>
      </span>
      {pendingStudents > 0 && (
        <ButtonLink to={paths.teacherStudents} search={search} className={styles.waiting}>
          {t('card.waiting', { count: pendingStudents })}
        </ButtonLink>
      )}
    </li>
  );
}
