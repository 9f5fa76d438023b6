import type { Profile } from '@wordgrove/contract/profiles';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { splitName } from './names.ts';
import { presentProfile } from './present.ts';
import type { ProfileRow } from './read-store.ts';
import { findProfile, prepareFindProfile } from './read-store.ts';
import type { Choices, ProfileChange } from './store.ts';
import { findStorage, updateChoices, updateProfile } from './store.ts';
import { zoneChange } from './zone-change.ts';

export type ProfileParts = {
  db: Db;
  clock: Clock;
  storageQuotaBytes: number;
  /** Tells the owner's other screens and the teachers', in the transaction of the change. */
  tellProfile: (tx: Tx, userId: string) => Promise<void>;
  /** Tells only the owner's screens. */
  tellOwner: (tx: Tx, userId: string) => Promise<void>;
  /** Sets the account's own name, which mails and the session use. */
  renameAccount: (tx: Tx, userId: string, name: string, now: Date) => Promise<void>;
};

type NotFound = Refusals<'profile-not-found'>;
type Wanted = Omit<ProfileChange, 'nextTimeZone' | 'zoneChangesAt'> & { version: number };

export type ProfileService = ReturnType<typeof profileService>;

export function profileService(parts: ProfileParts) {
  const { db, clock, storageQuotaBytes, tellProfile, tellOwner, renameAccount } = parts;
  const findPrepared = prepareFindProfile(db);

  const find = async (own: Pick<OwnRows, 'userId'>) => present(await findPrepared(own));

  return {
    find,
    get: async (own: OwnRows, errors: NotFound) => orNotFound(await find(own), errors),

    storage: async (own: OwnRows) => ({
      usedBytes: await findStorage(db, own.userId),
      allowedBytes: storageQuotaBytes,
    }),

    update: (
      own: OwnRows,
      { version, ...wanted }: Wanted,
      errors: NotFound & Refusals<'edit-conflict', Profile>,
    ): Promise<Profile> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        // None of the fields sent is known here, so nothing changes, not even the version.
        if (Object.keys(wanted).length === 0) return orNotFound(present(await findProfile(tx, own)), errors);
        const before = orNotFound(await findProfile(tx, own), errors);
        const change = {
          ...wanted,
          ...(wanted.fullName ? splitName(wanted.fullName, '') : {}),
          ...(wanted.timeZone ? zoneChange(before, wanted.timeZone, now) : {}),
        };
        const changed = await updateProfile(tx, own, version, change, now);
        const profile = orNotFound(present(await findProfile(tx, own)), errors);
        if (!changed) throw errors['edit-conflict']({ data: profile });
        if (change.displayName) await renameAccount(tx, own.userId, change.displayName, now);
        await tellProfile(tx, own.userId);
        return profile;
      }),

    choose: async (own: OwnRows, choices: Partial<Choices>): Promise<Choices> => {
      const chosen = await inTransaction(db, async (tx) => {
        const updated = await updateChoices(tx, own, choices, clock.now());
        if (updated) await tellOwner(tx, own.userId);
        return updated;
      });
      // Without a profile the choice stays in the browser.
      return chosen ?? { language: choices.language ?? 'en', colorScheme: choices.colorScheme ?? 'auto' };
    },
  };
}

function present(row: ProfileRow | null): Profile | null {
  return row && presentProfile(row);
}

function orNotFound<Found>(profile: Found | null, errors: NotFound): Found {
  if (!profile) throw errors['profile-not-found']();
  return profile;
}
