import type { SignedInUser } from '@wordgrove/contract/auth';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#ui/use-toast.ts';

/** Tells somebody who signed in again in time that the account stays. */
export function useDeletionUndone(user: SignedInUser | null): void {
  const { t } = useTranslation('app');
  const toast = useToast();
  const isUndone = user?.deletionUndone ?? false;
  const text = t('deletion-undone');
  useEffect(() => {
    if (isUndone) toast(text, 'success');
  }, [isUndone, text, toast]);
}
