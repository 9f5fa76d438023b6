import type { Tx } from '#db/client.ts';
import { renameAccount } from '#features/auth/store.ts';
import { tellTeachersOf } from '#features/classes/tell-teachers.ts';
import { profileService } from '#features/profiles/service.ts';
import type { Built } from './parts.ts';

export function buildProfiles({ db, clock, tell }: Built) {
  const tellOwner = (tx: Tx, userId: string) => tell(tx, [userId], 'profile');
  const tellProfile = async (tx: Tx, userId: string) => {
    await tellOwner(tx, userId);
    await tellTeachersOf(tell, tx, userId);
  };
  return profileService({ db, clock, tellProfile, tellOwner, renameAccount });
}
