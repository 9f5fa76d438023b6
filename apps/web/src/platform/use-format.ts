import { useTranslation } from 'react-i18next';
import type { Formatters } from './format.ts';
import { formatters } from './format.ts';
import { currentLanguage } from './i18n.ts';

/** Formatters for the language on the screen; the component renders again when the language changes. */
export function useFormat(): Formatters {
  useTranslation('app');
  return formatters(currentLanguage());
}
