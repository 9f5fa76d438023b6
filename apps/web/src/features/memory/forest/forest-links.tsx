import { useTranslation } from 'react-i18next';
import { useOwnClasses } from '#features/memory/api.ts';
import { ownForestPath } from '#platform/forest-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** The way to the forest of each of the student's classes. */
export function ForestLinks() {
  const { t } = useTranslation('memory');
  const classes = useOwnClasses().data ?? [];
  return classes.map(({ classId, className }) => (
    <ButtonLink key={classId} variant="plain" to={ownForestPath(classId)}>
      {t('forest-of', { class: className })}
    </ButtonLink>
  ));
}
