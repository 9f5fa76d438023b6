import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './form-page.module.css';

export type FormPageProps = { title: string; lead?: ReactNode; children: ReactNode; links?: ReactNode };

/** A narrow page with one form and, below it, links elsewhere. */
export function FormPage({ title, lead, children, links }: FormPageProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} lead={lead} />
      <Card raised>{children}</Card>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}
