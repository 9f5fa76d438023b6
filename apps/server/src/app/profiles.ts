import type { Tx } from '#db/client.ts';
import { renameAccount } from '#features/auth/store.ts';
import { tellTeachersOf } from '#features/classes/tell-teachers.ts';
import { profileService } from '#features/profiles/service.ts';
import { storageQuota } from '#platform/env.ts';
import type { Built } from './parts.ts';

export function buildProfiles({ settings, db, clock, tell }: Built) {
  const tellOwner = (tx: Tx, userId: string) => tell(tx, [userId], 'profile');
  const tellProfile = async (tx: Tx, userId: string) => {
    await tellOwner(tx, userId);
    await tellTeachersOf(tell, tx, userId);
  };
  const storageQuotaBytes = storageQuota(settings);
  return profileService({ db, clock, storageQuotaBytes, tellProfile, tellOwner, renameAccount });
}
