import type { passkeyTroubles } from '@wordgrove/contract/sign-in-fields';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskForPasskey, useSignInWithPasskey } from '#features/auth/passkeys/api.ts';
import { deviceEnd, loadDevice, unreached, usedHere } from '#features/auth/passkeys/browser.ts';
import { isChunkError } from '#platform/chunks.ts';
import { errorCode, errorData, errorStatus } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';

type Why = (typeof passkeyTroubles)[number];

/**
 * Asks the server what to sign, the browser for a passkey, and signs in by it. Where one was used before, the browser
 * also offers it in the field of the address, from the moment the page is there.
 */
export function usePasskeySignIn(keepSignedIn: boolean) {
  const troubleText = useTroubleText();
  const askServer = useAskForPasskey();
  const signIn = useSignInWithPasskey();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAtDevice, setAtDevice] = useState(false);

  const enter = async (inField: boolean): Promise<void> => {
    const device = await loadDevice();
    const request = await askServer.mutateAsync();
    const credential = await device.ask(request, inField);
    setTrouble(null);
    try {
      await signIn.mutateAsync({ credential, keepSignedIn });
      usedHere.note();
    } catch (error) {
      if (errorData(error).why === 'unknown') {
        usedHere.forget();
        void device.forget(request.rpId, credential.id);
      }
      throw error;
    }
  };

  const offerInField = useEffectEvent((isGone: () => boolean) => {
    enter(true).catch((error: unknown) => {
      // Only what somebody chose is worth a word: nobody asked for the offer itself.
      if (!isGone() && errorData(error).why !== undefined) setTrouble(troubleText(error));
    });
  });
  useEffect(() => {
    if (!usedHere.is()) return undefined;
    let gone = false;
    offerInField(() => gone);
    return () => {
      gone = true;
      void loadDevice()
        .then((device) => device.stop())
        .catch(() => undefined);
    };
  }, []);

  return {
    trouble,
    isPending: isAtDevice || signIn.isPending,
    enter: () => {
      setTrouble(null);
      setAtDevice(true);
      enter(false)
        .catch((error: unknown) => setTrouble(troubleText(error)))
        .finally(() => setAtDevice(false));
    },
  };
}

/** Why nobody was signed in; null when the reader has closed the browser's window. */
function useTroubleText(): (error: unknown) => string | null {
  const { t } = useTranslation('auth-other-ways');
  const { errorText } = useErrorText();
  return (error) => {
    if (isChunkError(error)) return errorText(unreached);
    const { why } = errorData(error);
    if (errorCode(error) === 'passkey-refused') return t(`passkey.why.${why as Why}`);
    if (errorCode(error) === 'passkeys-unavailable') return t('passkey.unavailable');
    if (errorStatus(error) !== undefined) return errorText(error);
    const end = deviceEnd(error);
    if (end === 'left') return null;
    return t(end === 'address' ? 'passkey.unavailable' : 'passkey.failed');
  };
}
