import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Seed } from '#ui/pictures/seed.tsx';

/** Shown before the first game, when there are no statistics. */
export function NeverPlayed() {
  const { t } = useTranslation('games-stats');
  return (
    <EmptyState
      picture={<Seed />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink to={paths.games} variant="primary">
          {t('choose')}
        </ButtonLink>
      }
    />
  );
}
