import type { Assignment, WantedAssignment } from '@wordgrove/contract/assignments';
import { useRef, useState } from 'react';
import { useCreate, useEdit } from '#features/assignments/teacher/api.ts';
import { isWorthRetrying } from '#platform/errors.ts';

type Sent = WantedAssignment & { publishes: boolean };

/**
 * Keeps what a form says, and shows it to students if that is wanted: makes it first, and changes it from then on.
 *
 * @param first the version that the form was opened with; null of a new one
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
      // What was refused wasn't made.
      if (!isWorthRetrying(error)) wasTried.current = isSecondTry;
      throw error;
    });
    // The first try may have made it, of what stood in the form then, and its answer got lost.
    return isSecondTry ? edit.mutateAsync({ ...wanted, version: made.version }) : made;
  };
  // Who saves again knows what another screen saved meanwhile.
  const meant = changed?.version ?? version;
  const send = (wanted: Sent) => (meant === null ? make(wanted) : edit.mutateAsync({ ...wanted, version: meant }));
  const told = (answer: Assignment): Assignment => {
    setVersion(answer.version);
    setChanged(null);
    return answer;
  };
  return {
    /** Of what is kept now; null while nothing is. */
    version,
    setVersion,
    /** As somebody saved it on another screen meanwhile. */
    changed,
    isBusy: create.isPending || edit.isPending,
    keep: async (wanted: Sent) => told(await send(wanted)),
  };
}
