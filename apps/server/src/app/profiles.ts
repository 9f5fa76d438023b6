import type { Tx } from '#db/client.ts';
import { renameAccount } from '#features/auth/store.ts';
import { tellTeachersOf } from '#features/classes/tell-teachers.ts';
import { profileService } from '#features/profiles/service.ts';
import type { Built } from './parts.ts';

export function buildProfiles({ db, clock, tell }: Built) {
  const tellProfile = async (tx: Tx, userId: string) => {
    await tell(tx, [userId], 'profile');
    await tellTeachersOf(tell, tx, userId);
  };
  return profileService({ db, clock, tellProfile, renameAccount });
}
