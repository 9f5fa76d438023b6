import { useTranslation } from 'react-i18next';
import { useOpenClasses } from './api.ts';

/** The name of a class that has a text, which says when the class is archived: then its students don't see the text. */
export function useClassName(): (schoolClass: { id: string; name: string }) => string {
  const { t } = useTranslation('pdfs-teacher');
  const { archivedIds } = useOpenClasses();
  return ({ id, name }) => (archivedIds.has(id) ? t('details.archived', { name }) : name);
}
