import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { dayIn, deviceTimeZone } from '#platform/time-zones.ts';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './game-stats.module.css';
import { StatsParts } from './stats-parts.tsx';
import { firstOfDays } from './tally.ts';

/** A student's own game statistics for the last days. */
export function GameStatsPage() {
  const { t } = useTranslation('games-stats');
  const { profile } = useSession();
  const [period, setPeriod] = useAddressChoice('days', periods, '30');
  const today = dayIn(new Date(), profile?.timeZone ?? deviceTimeZone());
  const stats = useGameStats(firstOfDays(today, Number(period)));
  const { data } = stats;
  const hasPlayed = !data || data.recent.length > 0 || data.byDay.length > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          hasPlayed && (
            <SelectField
              label={t('period')}
              options={periods.map((days) => ({ value: days, label: t('days', { count: Number(days) }) }))}
              value={period}
              onChange={({ target }) => isOneOf(periods, target.value) && setPeriod(target.value)}
            />
          )
        }
      />
      {stats.isPending && (
        <div className={styles.parts}>
          <Skeleton shape="card" count={3} label={t('loading')} />
          <Skeleton shape="row" count={5} />
        </div>
      )}
      {stats.isError && !data && <LoadFailed title={t('failed')} query={stats} />}
      {data && !hasPlayed && <NeverPlayed />}
      {data && hasPlayed && <StatsParts stats={data} days={Number(period)} isOld={stats.isPlaceholderData} />}
    </>
  );
}

/** Shown before the first game, when there are no statistics. */
function NeverPlayed() {
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

/** The reader's own statistics from a day on. While another period loads, the previous one stays on the screen. */
const useGameStats = (from: string) =>
  useQuery(orpc.games.stats.queryOptions({ input: { from }, placeholderData: keepPreviousData }));

/** How many days the statistics can cover, as written in the address. */
const periods = ['7', '30', '90'] as const;
