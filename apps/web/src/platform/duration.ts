import { useTranslation } from 'react-i18next';
import { languageOf } from './i18n.ts';

const noBreak = '\u00a0';

/** `durationText` in the language of the texts around. */
export function useDuration(): (seconds: number) => string {
  const language = languageOf(useTranslation('app').i18n);
  return (seconds) => durationText(seconds, language);
}

/** A duration in whole minutes: `1 hr 25 min`, or in seconds below one minute. No line breaks within it. */
export function durationText(seconds: number, language: string): string {
  const write = (unit: 'hour' | 'minute' | 'second', value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
      .format(value)
      .replace(/\s/g, noBreak);
  if (seconds > 0 && seconds < 60) return write('second', seconds);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return write('minute', minutes);
  return minutes % 60 === 0
    ? write('hour', hours)
    : `${write('hour', hours)}${noBreak}${write('minute', minutes % 60)}`;
}
