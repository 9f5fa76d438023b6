import { limits } from '@wordgrove/contract/limits';
import type { Profile } from '@wordgrove/contract/profiles';
import { useState } from 'react';
import { errorCode } from '#platform/errors.ts';
import type { Check } from '#platform/field-checks.ts';
import { fitsIn, isFilled, isName } from '#platform/field-checks.ts';
import { isTimeZone } from '#platform/time-zones.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useAcceptProfile, useReloadProfile, useUpdateProfile } from './api.ts';
import type { Merged } from './typed-profile.ts';
import { changeOf, mergeProfile, typedProfile } from './typed-profile.ts';

const isZone: Check = (value) => isFilled(value) ?? (isTimeZone(value.trim()) ? null : 'unknown-time-zone');
const isLine = fitsIn(limits.nameMax);
const checks = {
  displayName: isName,
  fullName: isName,
  timeZone: isZone,
  schoolName: isLine,
  grade: isLine,
  bio: fitsIn(limits.textMax),
};

/** The profile being edited. Changes saved on another device come in, except where something was typed. */
export function useProfileForm(profile: Profile) {
  const [base, setBase] = useState(profile);
  const [clashes, setClashes] = useState<Merged['clashes']>({});
  const [hasConflict, setHasConflict] = useState(false);
  const form = useFormState({ start: typedProfile(profile), checks });
  const update = useUpdateProfile();
  const accept = useAcceptProfile();
  const reload = useReloadProfile();

  const follow = (saved: Profile) => {
    const merged = mergeProfile(form.values, typedProfile(base), typedProfile(saved));
    setBase(saved);
    setClashes(merged.clashes);
    form.fill(merged.values);
  };
  if (profile.version > base.version) follow(profile);

  const save = () =>
    form.submit(async (values) => {
      setHasConflict(false);
      try {
        const change = changeOf(values, typedProfile(base));
        const saved = await update.mutateAsync({ version: base.version, ...change });
        setBase(saved);
        setClashes({});
        form.fill(typedProfile(saved));
        accept(saved);
      } catch (error) {
        if (errorCode(error) === 'edit-conflict') {
          setHasConflict(true);
          await reload();
        }
        throw error;
      }
    });

  return { ...form, save, clashes, hasConflict, isSaving: update.isPending };
}
