import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui/page-header.tsx';

/** What a teacher has set for students, and the form that sets more. */
export function TeacherAssignmentsPage() {
  const { t } = useTranslation('assignments-teacher');
  return <PageHeader title={t('title')} lead={t('lead')} />;
}
