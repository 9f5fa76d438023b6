import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { dashboardQuery } from './dashboard-query.ts';

/** What the student's dashboard shows beside the parts that have a call of their own. */
export function useDashboard() {
  useTranslation('app');
  return useQuery(dashboardQuery(currentLanguage()));
}
