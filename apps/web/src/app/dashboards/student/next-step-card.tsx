import type { StudentDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { nextMoves, placeOfNext } from '#features/assignments/kinds/next-place.ts';
import { placeOf } from '#features/daily-tasks/task-place.ts';
import { gamePath } from '#features/games/game-path.ts';
import { clockIn } from '#platform/time-zones.ts';
import { useOwnZone } from '#platform/use-own-zone.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import type { PictureProps } from '#ui/pictures/picture.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { Tree } from '#ui/pictures/tree.tsx';
import typography from '#ui/typography.module.css';
import type { ComeBack, Mood, NextStep } from './next-step.ts';
import { comeBackOf, moodOf, nextStep } from './next-step.ts';
import styles from './student.module.css';

const pictures: Readonly<Record<Mood, ComponentType<PictureProps>>> = {
  new: Seed,
  'no-class': Seed,
  pending: Seed,
  back: Sprout,
  usual: Sprout,
  done: Tree,
};

/** The first card: how things are going, and the one thing to do next. */
export function NextStepCard({ dashboard }: { dashboard: StudentDashboard }) {
  const { t } = useTranslation('dashboards');
  const timeZone = useOwnZone();
  const mood = moodOf(dashboard, timeZone);
  const step = nextStep(dashboard, timeZone);
  const comeBack = mood === 'done' ? comeBackOf(dashboard, timeZone) : null;
  const Picture = pictures[mood];
  return (
    <Card as="section" raised className={styles.next} aria-labelledby="next-step">
      <div className={styles.picture}>
        <Picture size={88} />
      </div>
      <div className={styles.words}>
        <h2 id="next-step">{t(comeBack?.when === 'later' ? 'mood.done.title-now' : `mood.${mood}.title`)}</h2>
        <p>
          {t(`mood.${mood}.text`)} {comeBack && <ComeBackText comeBack={comeBack} timeZone={timeZone} />}
        </p>
        <p className={typography.muted}>
          <StepText step={step} />
        </p>
      </div>
      <ButtonLink {...placeOfStep(step)}>
        {step.kind === 'assignment'
          ? t(`step.assignment.${nextMoves[step.assignment.task.kind]}`)
          : t(`step.${step.kind}.go`)}
      </ButtonLink>
    </Card>
  );
}

function ComeBackText({ comeBack, timeZone }: { comeBack: ComeBack; timeZone: string }) {
  const { t } = useTranslation('dashboards');
  switch (comeBack.when) {
    case 'later':
      return t('come-back.later', { time: clockIn(new Date(comeBack.at), timeZone) });
    case 'days':
      return t('come-back.days', { count: comeBack.days });
    default:
      return t(`come-back.${comeBack.when}`);
  }
}

function StepText({ step }: { step: NextStep }) {
  const { t } = useTranslation(['dashboards', 'games']);
  switch (step.kind) {
    case 'play':
      return t('step.play.text', { game: t(`games:games.${step.play.type}.title`) });
    case 'assignment':
      return t(`step.assignment.${step.when}`, { title: step.assignment.title });
    case 'cards':
    case 'few-cards':
    case 'words':
      return t(`step.${step.kind}.text`, { count: step.count });
    case 'task':
      return t('step.task.text', { title: step.task.title });
    case 'todos':
      return t('step.todos.text', { count: step.count });
    default:
      return t(`step.${step.kind}.text`);
  }
}

/** Where to take a step. */
function placeOfStep(step: NextStep): { to: string; search?: () => Record<string, string> } {
  switch (step.kind) {
    case 'timer':
    case 'forgotten-timer':
      return { to: paths.studentStudyTracker };
    case 'play':
      return { to: gamePath(step.play.type), search: () => ({ play: step.play.id }) };
    case 'assignment':
      return placeOfNext(step.assignment);
    case 'cards':
    case 'few-cards':
      return { to: paths.flashcards, search: () => ({ review: 'all' }) };
    case 'task':
      return { to: placeOf(step.task.actionUrl).to };
    case 'todos':
      return { to: paths.todo };
    default:
      return { to: paths.games };
  }
}
