import type { NewCredential, Passkey, PasskeyCreation } from '@wordgrove/contract/auth';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { isChunkError } from '#platform/chunks.ts';
import { errorCode, errorData, isWorthRetrying } from '#platform/errors.ts';
import { useBeginPasskey, useSavePasskey } from './api.ts';
import type { DeviceEnd } from './browser.ts';
import { deviceEnd, loadDevice, unreached, usedHere } from './browser.ts';

/** What stands in the way: the password, a session that is too old, the device, or the server. */
export type AddTrouble =
  | { kind: 'password' }
  | { kind: 'sign-in' }
  | { kind: 'device'; end: DeviceEnd }
  /** The passkey is made, and only has to be sent again, where `retry` is there. */
  | { kind: 'server'; error: unknown; retry?: () => Promise<void> };

type Made = { id: string; credential: NewCredential };

/** Why there is no passkey. A browser tells a refusal by the device from a change of mind no more than from a tab behind. */
function troubleOf(error: unknown): AddTrouble {
  return isChunkError(error) ? { kind: 'server', error: unreached } : { kind: 'device', end: deviceEnd(error) };
}

/** Adding a passkey: the server's question, the browser's window, and the server again. */
export function useAddPasskey({ onAdded }: { onAdded: (made: Passkey) => void }) {
  const begin = useBeginPasskey();
  const save = useSavePasskey();
  /** From the first click on, whatever is being waited for. */
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<AddTrouble | null>(null);

  const send = async (made: Made): Promise<void> => {
    setTrouble(null);
    try {
      onAdded(await save.mutateAsync(made));
      usedHere.note();
    } catch (error) {
      const again = isWorthRetrying(error) ? { retry: () => send(made) } : {};
      setTrouble({ kind: 'server', error, ...again });
    }
  };

  const make = async (creation: PasskeyCreation): Promise<void> => {
    setBusy(true);
    try {
      const device = await loadDevice();
      const credential = await device.make(creation);
      await send({ id: uuid(), credential });
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    trouble,
    isPending: isBusy || save.isPending,
    isBeginning: begin.isPending,
    forgetTrouble: () => setTrouble(null),
    /** Asks without a proof; where one is needed, `trouble` says which. */
    start: async (): Promise<void> => {
      setTrouble(null);
      setBusy(true);
      try {
        await make(await begin.mutateAsync({}));
      } catch (error) {
        setBusy(false);
        const isProof = errorCode(error) === 'proof-needed';
        const by = errorData(error).by === 'sign-in' ? 'sign-in' : 'password';
        setTrouble(isProof ? { kind: by } : { kind: 'server', error });
      }
    },
    /** Rejects where the password is wrong; otherwise goes on by itself. */
    prove: async (password: string): Promise<void> => {
      const creation = await begin.mutateAsync({ password });
      setTrouble(null);
      void make(creation);
    },
  };
}
