import type { StudentDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import type { ComeBack, Mood, NextStep } from '#app/dashboards/student/next-step.ts';
import { comeBackOf, nextStep } from '#app/dashboards/student/next-step.ts';
import { nextMoves, placeOfNext } from '#features/assignments/kinds/next-place.ts';
import { placeOf } from '#features/daily-tasks/task-place.ts';
import { gamePath } from '#features/games/game-path.ts';
import { useAllowed } from '#platform/class-allows.ts';
import { clockIn } from '#platform/time-zones.ts';
import { useOwnZone } from '#platform/use-own-zone.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import typography from '#ui/typography.module.css';
import styles from './hero.module.css';

/** How things are going, and the one thing to do next. It has the main button while there is no *Play now*. */
export function StepPart({ dashboard, mood }: { dashboard: StudentDashboard; mood: Mood }) {
  const { t } = useTranslation('dashboards');
  const { playNow } = useAllowed();
  const timeZone = useOwnZone();
  const step = nextStep(dashboard, timeZone);
  const comeBack = mood === 'done' ? comeBackOf(dashboard, timeZone) : null;
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <h2 id="next-step">{t(comeBack?.when === 'later' ? 'mood.done.title-now' : `mood.${mood}.title`)}</h2>
      <div>
        {comeBack && (
          <p>
            <ComeBackText comeBack={comeBack} timeZone={timeZone} />
          </p>
        )}
        {mood !== 'done' && mood !== 'usual' && <p>{t(`mood.${mood}.text`)}</p>}
        <p className={typography.muted}>
          <StepText step={step} />
        </p>
      </div>
      <ButtonLink {...placeOfStep(step)} variant={playNow ? 'quiet' : 'primary'}>
        {step.kind === 'assignment'
          ? t(`step.assignment.${nextMoves[step.assignment.task.kind]}`)
          : t(`step.${step.kind}.go`)}
      </ButtonLink>
    </section>
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
