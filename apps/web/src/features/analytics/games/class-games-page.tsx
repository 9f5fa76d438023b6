import type { SchoolClass } from '@wordgrove/contract/classes';
import { gameTypes, paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { isOneOf } from '#platform/is-one-of.ts';
import { projectorPath } from '#platform/projector-path.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useClassGames } from './api.ts';
import styles from './class-games.module.css';
import type { GameParts } from './game-parts.ts';
import { HardestWords } from './hardest-words.tsx';
import { periods, useView } from './use-view.ts';
import { WordQuestions } from './word-questions.tsx';

type View = ReturnType<typeof useView>;

/** What a teacher's classes play, and the words that go wrong. */
export function ClassGamesPage({ parts }: { parts: GameParts }) {
  const { t } = useTranslation('analytics-games');
  const view = useView();
  const { classes, chosen } = view;
  const open = classes.data?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const only = open.length === 1 ? (open[0] ?? null) : null;
  const listed = chosen?.archivedAt ? [...open, chosen] : open;
  const hasClass = classes.data === undefined || classes.data.length > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink to={paths.teacherGamePreviews}>{t('previews')}</ButtonLink>}
      />
      <div className={styles.page}>
        {hasClass ? (
          <>
            {view.isGone && <parts.ClassGone />}
            <Filters view={view} classes={listed.map(({ id, name }) => ({ value: id, label: name }))} />
            <Played view={view} parts={parts} about={chosen ?? only} />
          </>
        ) : (
          <EmptyState
            picture={<SchoolGate />}
            title={t('no-class.title')}
            text={t('no-class.text')}
            action={
              <ButtonLink to={paths.teacherInviteCodes} variant="primary">
                {t('no-class.go')}
              </ButtonLink>
            }
          />
        )}
      </div>
    </>
  );
}

/** A class, a period and a game. */
function Filters({ view, classes }: { view: View; classes: ReadonlyArray<{ value: string; label: string }> }) {
  const { t } = useTranslation(['analytics-games', 'games']);
  const { chosen, period, game } = view;
  const games = gameTypes.map((type) => ({ value: type, label: t(`games:games.${type}.title`) }));
  return (
    <div className={styles.filters}>
      {(classes.length > 1 || chosen !== null) && (
        <SelectField
          label={t('class')}
          options={[{ value: '', label: t('all-classes') }, ...classes]}
          value={chosen?.id ?? ''}
          onChange={({ target }) => view.chooseClass(target.value || null)}
        />
      )}
      <SelectField
        label={t('period')}
        options={periods.map((days) => ({ value: days, label: t('days', { count: Number(days) }) }))}
        value={period}
        onChange={({ target }) => isOneOf(periods, target.value) && view.setPeriod(target.value)}
      />
      <SelectField
        label={t('game')}
        options={[{ value: 'all', label: t('all-games') }, ...games]}
        value={game}
        onChange={({ target }) => view.setGame(isOneOf(gameTypes, target.value) ? target.value : 'all')}
      />
    </div>
  );
}

/** `about` is the class asked about, or the only one there is. */
type PlayedProps = { view: View; parts: GameParts; about: SchoolClass | null };

function Played({ view, parts, about }: PlayedProps) {
  const { t } = useTranslation('analytics-games');
  const query = useClassGames(view.asked);
  const { classes } = view;
  const { data: games } = query;
  // A refusal says nothing yet while it isn't known whether the class is the teacher's.
  if (query.isError && !games && !classes.isFetching) return <LoadFailed title={t('failed')} query={query} />;
  // What is made of the words needs to know for whom.
  if (classes.isError && !classes.data) return <LoadFailed title={t('failed')} query={classes} />;
  if (!games || !classes.data) {
    return (
      <div className={styles.parts}>
        <Skeleton shape="card" count={3} label={t('loading')} />
        <Skeleton shape="row" count={5} />
      </div>
    );
  }
  if (games.players === 0) return <Nothing view={view} about={about} hasStudents={games.students > 0} />;
  return (
    <div className={styles.parts} aria-busy={query.isPlaceholderData}>
      <HardestWords hardest={games.hardest} about={about} day={games.to} parts={parts} onOpen={view.openWord} />
      <parts.Charts games={games} />
      <WordQuestions word={view.word} asked={view.asked} parts={parts} onClose={() => view.openWord(null)} />
    </div>
  );
}

/** Why there is nothing to show, and what can be done about it. */
function Nothing({ view, about, hasStudents }: Pick<PlayedProps, 'view' | 'about'> & { hasStudents: boolean }) {
  const { t } = useTranslation('analytics-games');
  if (!hasStudents) {
    return (
      <EmptyState
        picture={<Seed />}
        title={t('no-students.title')}
        text={t('no-students.text')}
        action={
          <ButtonLink
            // A class may have no code yet: its projector's page can make one.
            to={about ? projectorPath(about.id) : paths.teacherInviteCodes}
            variant="primary"
          >
            {t('no-students.go')}
          </ButtonLink>
        }
      />
    );
  }
  if (view.game !== 'all') {
    const all = (
      <Button variant="primary" onClick={() => view.setGame('all')}>
        {t('no-match.go')}
      </Button>
    );
    return <EmptyState picture={<LostPath />} title={t('no-match.title')} text={t('no-match.text')} action={all} />;
  }
  return (
    <EmptyState
      picture={<Sprout />}
      title={t('quiet.title', { count: Number(view.period) })}
      text={t('quiet.text')}
      action={
        <ButtonLink
          to={paths.teacherAssignments}
          search={() => ({ edit: 'new', ...(view.chosen && { class: view.chosen.id }) })}
          variant="primary"
        >
          {t('quiet.go')}
        </ButtonLink>
      }
    />
  );
}
