import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { durationText } from './duration-text.ts';

/** `durationText` in the reader's language. */
export function useDuration(): (seconds: number) => string {
  useTranslation('app');
  const language = currentLanguage();
  return (seconds) => durationText(seconds, language);
}
