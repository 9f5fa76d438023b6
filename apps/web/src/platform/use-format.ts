import { useTranslation } from 'react-i18next';
import type { Formatters } from './format.ts';
import { formatters } from './format.ts';
import { currentLanguage } from './i18n.ts';

/** Formatters of the language on the screen; the component is drawn again when the language changes. */
export function useFormat(): Formatters {
  useTranslation('app');
  return formatters(currentLanguage());
}
