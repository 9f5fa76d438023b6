import type { SignedInUser } from '@wordgrove/contract/auth';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import { useToast } from '#ui/use-toast.ts';

const toldKey = 'wordgrove-welcomed-back';

/** Tells somebody who signed in again in time that the account is kept. */
export function useDeletionUndone(user: SignedInUser | null): void {
  const { t } = useTranslation('app');
  const toast = useToast();
  const isUndone = user?.deletionUndone ?? false;
  const text = t('deletion-undone');
  const uid = user?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    // The session says so as long as it lasts, but it is announced once.
    if (!isUndone) removeStored(toldKey);
    else if (readStored(toldKey) !== uid) {
      writeStored(toldKey, uid);
      toast(text, 'success');
    }
  }, [uid, isUndone, text, toast]);
}
