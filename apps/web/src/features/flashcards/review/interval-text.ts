const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  { unit: 'year', seconds: 365 * day, from: 365 * day, digits: 1 },
  { unit: 'month', seconds: 30.4375 * day, from: 31 * day, digits: 1 },
  { unit: 'day', seconds: day, from: day, digits: 0 },
  { unit: 'hour', seconds: hour, from: hour, digits: 0 },
] as const;

/**
 * A waiting time in one unit, as short as the language writes it: `10 min`, `3 days`, `1.5 mths`; at least a minute.
 */
export function intervalText(seconds: number, language: string): string {
  const fitting = units.find(({ from }) => seconds >= from) ?? { unit: 'minute', seconds: minute, digits: 0 };
  const value = Math.max(seconds / fitting.seconds, fitting.unit === 'minute' ? 1 : 0);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: fitting.unit,
    unitDisplay: 'short',
    maximumFractionDigits: fitting.digits,
  }).format(value);
}
