const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Time spent, as short as the language writes it: `42 sec`, `12 min`, `1 hr 5 min`. */
export function durationText(ms: number, language: string): string {
  const write = (value: number, unit: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (ms > 0 && ms < minute - second / 2) return write(Math.max(Math.round(ms / second), 1), 'second');
  const minutes = Math.round(ms / minute);
  const [hours, rest] = [Math.floor((minutes * minute) / hour), minutes % 60];
  if (hours === 0) return write(minutes, 'minute');
  return rest === 0 ? write(hours, 'hour') : `${write(hours, 'hour')} ${write(rest, 'minute')}`;
}
