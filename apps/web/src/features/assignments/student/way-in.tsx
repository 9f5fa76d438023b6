import { useTranslation } from 'react-i18next';
import type { StudentView } from '#features/assignments/kinds/kind.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

type WayInProps = {
  view: Pick<StudentView, 'wayIn'>;
  variant?: ButtonVariant | undefined;
  /** In a list of several links, the link's name includes the assignment's. */
  listedAs?: string;
};

/** The link to where it is done; nothing when that is no longer there. */
export function WayIn({ view: { wayIn }, variant, listedAs }: WayInProps) {
  const { t } = useTranslation('assignments');
  if (!wayIn) return null;
  const { text, place } = wayIn;
  return (
    <ButtonLink
      variant={variant}
      {...place}
      aria-label={listedAs === undefined ? undefined : t('named', { what: text, title: listedAs })}
    >
      {text}
    </ButtonLink>
  );
}
