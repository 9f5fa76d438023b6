import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import styles from './rows.module.css';

/** A few rows under their title, and how many more there are. */
export function Group({ title, more = 0, children }: { title: string; more?: number; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3 className={typography.subheading}>{title}</h3>
      <Rows name={title} more={more}>
        {children}
      </Rows>
    </div>
  );
}

/** A few rows, and how many more there are. */
export function Rows({ name, more, children }: { name: string; more: number; children: ReactNode }) {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <ul className={layout.lined} aria-label={name}>
        {children}
      </ul>
      {more > 0 && <p className={typography.muted}>{t('assignments.more', { count: more })}</p>}
    </>
  );
}

/** A row that leads as a whole to where it is settled; its link has the class `rowLink`. */
export function Row({ link, children }: { link: ReactElement; children: ReactNode }) {
  return (
    <li className={styles.row}>
      {link}
      <span className={styles.facts}>{children}</span>
    </li>
  );
}

export const rowLink = styles.name;
