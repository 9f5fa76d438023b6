import { dateLocale } from '@wordgrove/contract/languages';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { currentLanguage } from '#platform/i18n.ts';
import { deviceTimeZone, isTimeZone, timeZoneNames } from '#platform/time-zones.ts';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { Button } from './button.tsx';
import layout from './layout.module.css';
import { TextField } from './text-field.tsx';
import styles from './time-zone-field.module.css';
import typography from './typography.module.css';

export type TimeZoneFieldProps = FieldOfForm & {
  label: string;
  hint: ReactNode;
  /** The time there now. */
  nowText: (time: string) => string;
  /** Text of the button that takes this device's zone. */
  hereText: (zone: string) => string;
};

/** A time zone, found by typing part of its name, with the current time there. */
export function TimeZoneField({ label, hint, nowText, hereText, ...field }: TimeZoneFieldProps) {
  const list = useId();
  const here = deviceTimeZone();
  const zone = field.value.trim();
  return (
    <div className={layout.stackTiny}>
      <TextField
        label={label}
        hint={hint}
        list={list}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        {...field}
      />
      <datalist id={list}>
        {timeZoneNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isTimeZone(zone) && <p className={typography.note}>{nowText(timeIn(zone))}</p>}
      {zone !== here && (
        <div className={styles.here}>
          <Button variant="plain" onClick={() => field.onChange({ target: { value: here } })}>
            {hereText(here)}
          </Button>
        </div>
      )}
    </div>
  );
}

function timeIn(timeZone: string): string {
  const parts = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(dateLocale(currentLanguage()), { timeZone, ...parts }).format(new Date());
}
