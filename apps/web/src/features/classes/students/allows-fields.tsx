import type { ClassAllows } from '@wordgrove/contract/classes';
import { lessonHours } from '@wordgrove/contract/lesson-hours';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';

const switches = ['sound', 'celebrations', 'forest', 'playInLessons'] as const;

type AllowsFieldsProps = { allows: ClassAllows; onChange: (allows: ClassAllows) => void };

/** What the students of a class find switched on. */
export function AllowsFields({ allows, onChange }: AllowsFieldsProps) {
  const { t } = useTranslation('classes');
  return (
    <ChoiceGroup legend={t('allows.title')}>
      {(control) =>
        switches.map((each) => (
          <SwitchField
            key={each}
            {...control}
            label={t(`allows.${each}`)}
            hint={each === 'playInLessons' ? t('allows.lessons', lessonHours) : undefined}
            checked={allows[each]}
            onChange={({ target }) => onChange({ ...allows, [each]: target.checked })}
          />
        ))
      }
    </ChoiceGroup>
  );
}

/** What was switched here stays; the rest is as somebody else saved it meanwhile. */
export function mergeAllows(chosen: ClassAllows, before: ClassAllows, saved: ClassAllows): ClassAllows {
  const merged = switches.map((each) => [each, chosen[each] === before[each] ? saved[each] : chosen[each]]);
  return Object.fromEntries(merged) as ClassAllows;
}
