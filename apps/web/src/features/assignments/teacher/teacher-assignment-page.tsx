import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui/page-header.tsx';

export type TeacherAssignmentPageProps = { id: string };

/** One assignment, and how far each student is with it. */
export function TeacherAssignmentPage({ id }: TeacherAssignmentPageProps) {
  const { t } = useTranslation('assignments-teacher');
  return <PageHeader key={id} title={t('title')} />;
}
