import type { Assignment, WantedAssignment } from '@wordgrove/contract/assignments';
import { useRef, useState } from 'react';
import { useCreate, useEdit, usePublish } from '#features/assignments/teacher/api.ts';

/**
 * Keeps what a form says: makes it first, and changes it from then on.
 *
 * @param first the version that the form was opened with; null of a new one
 */
export function useKeeping(id: string, first: number | null) {
  const [version, setVersion] = useState(first);
  const [changed, setChanged] = useState<Assignment | null>(null);
  const wasTried = useRef(false);
  const create = useCreate();
  const edit = useEdit(setChanged);
  const publish = usePublish();

  const send = async (wanted: WantedAssignment): Promise<Assignment> => {
    // Who saves again knows what another screen saved meanwhile.
    const meant = changed?.version ?? version;
    if (meant !== null) return edit.mutateAsync({ ...wanted, version: meant });
    const isSecondTry = wasTried.current;
    wasTried.current = true;
    const made = await create.mutateAsync(wanted);
    // The first try may have made it, of what stood in the form then, and its answer got lost.
    return isSecondTry ? edit.mutateAsync({ ...wanted, version: made.version }) : made;
  };
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
    isBusy: create.isPending || edit.isPending || publish.isPending,
    keep: async (wanted: WantedAssignment) => told(await send(wanted)),
    publish: async () => told(await publish.mutateAsync({ id })),
  };
}
