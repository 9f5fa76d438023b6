import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';

/** `durationText` in the reader's language. */
export function useDuration(): (seconds: number) => string {
  useTranslation('app');
  const language = currentLanguage();
  return (seconds) => durationText(seconds, language);
}

/** A duration in whole minutes: `1 hr 25 min`, or in seconds below one minute. */
export function durationText(seconds: number, language: string): string {
  const write = (unit: 'hour' | 'minute' | 'second', value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (seconds > 0 && seconds < 60) return write('second', seconds);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return write('minute', minutes);
  return minutes % 60 === 0 ? write('hour', hours) : `${write('hour', hours)} ${write('minute', minutes % 60)}`;
}

/** What a running clock shows: `5:07`, `1:05:07`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
