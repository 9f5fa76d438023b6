import { limits } from '@wordgrove/contract/limits';
import { gameFacts, itemChoices } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import styles from '#features/assignments/teacher/form/form.module.css';
import type { AssignmentFormState } from '#features/assignments/teacher/form/use-assignment-form.ts';
import { SwitchField } from '#ui/checkbox.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import typography from '#ui/typography.module.css';
import { canBeTest, isSetAsTest } from './game-form.ts';

const timers = ['none', 'up', 'down'] as const;

/** How the game is played. Once somebody has started, only the goal can change. */
export function GameFields({ form, isStarted }: { form: AssignmentFormState; isStarted: boolean }) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const { fields, errors, change } = form;
  const { type } = fields;
  const { modes, translatedModes, spokenModes } = gameFacts[type];
  const mode = modes.find((each) => each === fields.mode) ?? modes[0];
  const counts = itemChoices(type);
  const modeHint = () => {
    if (translatedModes.includes(mode)) return t('form.mode-translation');
    return spokenModes.includes(mode) ? t('form.mode-listening') : undefined;
  };
  return (
    <PartCard title={t('form.played')}>
      <div className={styles.pair}>
        {modes.length > 1 && (
          <SelectField
            label={t('games:setup.mode')}
            hint={modeHint()}
            name="mode"
            disabled={isStarted}
            value={mode}
            onChange={({ target }) => change({ mode: target.value })}
            options={modes.map((each) => ({ value: each, label: t(`games:modes.${each}`) }))}
          />
        )}
        {counts.length > 1 && (
          <SelectField
            label={t(`games:games.${type}.items`)}
            name="items"
            disabled={isStarted}
            value={String(fields.items)}
            error={errors.items}
            onChange={({ target }) => change({ items: Number(target.value) })}
            options={counts.map((count) => ({ value: String(count), label: String(count) }))}
          />
        )}
        {!isSetAsTest(fields) && (
          <>
            <SelectField
              label={t('games:setup.timer')}
              disabled={isStarted}
              {...form.choice('timer', timers)}
              options={timers.map((timer) => ({ value: timer, label: t(`games:timers.${timer}`) }))}
            />
            <TextField
              type="number"
              inputMode="numeric"
              min={1}
              max={100}
              label={t('form.target')}
              note={t('optional')}
              hint={t('form.target-hint')}
              {...form.text('target')}
            />
          </>
        )}
      </div>
      <TestFields form={form} isStarted={isStarted} />
    </PartCard>
  );
}

/** Whether it is a test, and how long it takes; the reason where the game can't be one. */
function TestFields({ form, isStarted }: { form: AssignmentFormState; isStarted: boolean }) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, change } = form;
  if (!canBeTest(fields)) {
    const isUnfit = gameFacts[fields.type].testModes.length === 0;
    return <p className={typography.muted}>{t(isUnfit ? 'test.unfit' : 'test.unfit-mode')}</p>;
  }
  return (
    <>
      <SwitchField
        label={t('test.switch')}
        hint={t('test.hint')}
        name="isTest"
        disabled={isStarted}
        checked={fields.isTest}
        onChange={({ target }) => change({ isTest: target.checked })}
      />
      {fields.isTest && (fields.due === '' || fields.isLateAllowed) && (
        <p className={typography.muted}>{t(fields.due === '' ? 'test.seen-without-due' : 'test.seen-by-late')}</p>
      )}
      {fields.isTest && (
        <div className={styles.pair}>
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.testMinutesMax}
            label={t('test.minutes')}
            note={t('optional')}
            hint={t('test.minutes-hint')}
            disabled={isStarted}
            {...form.text('minutes')}
          />
        </div>
      )}
    </>
  );
}
