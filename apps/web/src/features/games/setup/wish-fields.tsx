import type { GameWish } from '@wordgrove/contract/games';
import type { GameMode } from '@wordgrove/games';
import { itemChoices } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { SelectField } from '#ui/select-field.tsx';
import { modeChoices } from './wish.ts';

/** Which mode, how many, and with or without a clock. */
export function WishFields({ wish, onChange }: { wish: GameWish; onChange: (part: Partial<GameWish>) => void }) {
  const { t } = useTranslation('games');
  const { type } = wish;
  const modes: readonly GameMode[] = modeChoices(type, currentLanguage());
  const counts = itemChoices(type);
  return (
    <>
      {modes.length > 1 && (
        <SelectField
          label={t('setup.mode')}
          value={wish.mode}
          onChange={(event) => onChange({ mode: event.currentTarget.value })}
          options={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        />
      )}
      {counts.length > 1 && (
        <SelectField
          label={t(`games.${type}.items`)}
          value={String(wish.items)}
          onChange={(event) => onChange({ items: Number(event.currentTarget.value) })}
          options={counts.map((count) => ({ value: String(count), label: String(count) }))}
        />
      )}
      <SelectField
        label={t('setup.timer')}
        value={wish.timer}
        onChange={(event) => onChange({ timer: event.currentTarget.value as GameWish['timer'] })}
        options={(['none', 'up', 'down'] as const).map((timer) => ({ value: timer, label: t(`timers.${timer}`) }))}
      />
    </>
  );
}
