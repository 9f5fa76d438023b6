import type { Assignment, WantedAssignment } from '@wordgrove/contract/assignments';
import { useRef, useState } from 'react';
import { useCreate, useEdit } from '#features/assignments/teacher/api.ts';
import { isWorthRetrying } from '#platform/errors.ts';

type Sent = WantedAssignment & { publishes: boolean };

/**
 * Saves what a form says and, if asked, publishes it: the first save creates the assignment, later ones edit it.
 *
 * @param first the version that the form was opened with; null for a new one
 * @param isFoundAgain whether a page before this one may have sent it already
 */
export function useKeeping(first: number | null, isFoundAgain: boolean) {
  const [version, setVersion] = useState(first);
  const [changed, setChanged] = useState<Assignment | null>(null);
  const wasTried = useRef(isFoundAgain);
  const create = useCreate();
  const edit = useEdit(setChanged);

  const make = async (wanted: Sent): Promise<Assignment> => {
    const isSecondTry = wasTried.current;
    wasTried.current = true;
    const made = await create.mutateAsync(wanted).catch((error) => {
      // A refused request created nothing.
      if (!isWorthRetrying(error)) wasTried.current = isSecondTry;
      throw error;
    });
    // The first try may have created it, from what the form held then, and its answer got lost.
    return isSecondTry ? edit.mutateAsync({ ...wanted, version: made.version }) : made;
  };
  // Saving again means having seen what another screen saved meanwhile.
  const meant = changed?.version ?? version;
  const send = (wanted: Sent) => (meant === null ? make(wanted) : edit.mutateAsync({ ...wanted, version: meant }));
  const told = (answer: Assignment): Assignment => {
    setVersion(answer.version);
    setChanged(null);
    return answer;
  };
  return {
    /** The version that is saved now; null while there is none. */
    version,
    setVersion,
    /** As another screen has saved it meanwhile. */
    changed,
    isBusy: create.isPending || edit.isPending,
    keep: async (wanted: Sent) => told(await send(wanted)),
  };
}
