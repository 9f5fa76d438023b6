import type { Waiting } from '@wordgrove/contract/ways-in';
import { useTranslation } from 'react-i18next';

/** Why whom a provider has named can't become a teacher here; null for everybody who may, and for those who type an address. */
export function useClosedText(named: Waiting | null): string | null {
  const { t } = useTranslation('errors');
  if (!named?.closedToTeachers) return null;
  const { domains } = named.closedToTeachers;
  return domains.length > 0 ? t('teacher-signup-domains', { domains: domains.join(', ') }) : t('teacher-signup-closed');
}
