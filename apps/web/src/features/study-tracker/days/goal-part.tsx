import type { StudyBoard } from '@wordgrove/contract/study-tracker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetGoal } from '#features/study-tracker/api.ts';
import { useDuration } from '#features/study-tracker/use-duration.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { PartCard } from '#ui/part-card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SelectField } from '#ui/select-field.tsx';

const choices = [10, 15, 20, 30, 45, 60, 90, 120];

/** How much of today's goal is done, and what the goal is. */
export function GoalPart({ board }: { board: StudyBoard }) {
  const { t } = useTranslation('study-tracker');
  const duration = useDuration();
  const { done, failed } = useOutcomeToast();
  const setGoal = useSetGoal();
  const [wanted, setWanted] = useState<number | null | undefined>(undefined);
  const goal = wanted === undefined ? board.goal : wanted;
  const studied = board.days.find(({ day }) => day === board.day)?.seconds ?? 0;
  const options = [...new Set([...choices, ...(goal === null ? [] : [goal])])].sort((one, other) => one - other);

  const handleChoose = (value: string) => {
    const minutes = value === '' ? null : Number(value);
    setWanted(minutes);
    setGoal.mutate(
      { minutes },
      { onSuccess: () => done(t('saved')), onError: failed, onSettled: () => setWanted(undefined) },
    );
  };
  const today = t('goal.today', { time: duration(studied) });
  return (
    <PartCard title={today}>
      {goal !== null && (
        <ProgressBar
          label={t(studied >= goal * 60 ? 'goal.reached' : 'goal.label')}
          value={Math.min(studied, goal * 60)}
          max={goal * 60}
          text={t('goal.of', { time: duration(studied), goal: duration(goal * 60) })}
          tone={studied >= goal * 60 ? 'green' : 'blue'}
        />
      )}
      <SelectField
        label={t('goal.choose')}
        options={[
          { value: '', label: t('goal.none') },
          ...options.map((minutes) => ({ value: String(minutes), label: duration(minutes * 60) })),
        ]}
        value={goal === null ? '' : String(goal)}
        onChange={({ target }) => handleChoose(target.value)}
      />
    </PartCard>
  );
}
