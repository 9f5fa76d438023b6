import type { Profile } from '@wordgrove/contract/profiles';
import type { client } from '#platform/api.ts';

/** The fields of the form. Those of the other role stay empty and are never sent. */
export const profileFields = ['displayName', 'fullName', 'timeZone', 'schoolName', 'subjects', 'bio', 'grade'] as const;

export type ProfileField = (typeof profileFields)[number];

export type TypedProfile = Readonly<Record<ProfileField, string>>;

type ProfileChange = Omit<Parameters<typeof client.profiles.update>[0], 'version'>;

/** A profile as the form's fields show it: the time zone is the chosen one, whether it applies yet or not. */
export function typedProfile({
  displayName,
  fullName,
  timeZone,
  nextTimeZone,
  teacher,
  student,
}: Profile): TypedProfile {
  return {
    displayName,
    fullName,
    timeZone: nextTimeZone?.timeZone ?? timeZone,
    schoolName: teacher?.schoolName ?? '',
    subjects: teacher?.subjects.join(', ') ?? '',
    bio: teacher?.bio ?? '',
    grade: student?.grade ?? '',
  };
}

/** What is sent: only the fields that were changed, so that a save never restores an old value. */
export function changeOf(typed: TypedProfile, base: TypedProfile): ProfileChange {
  const changed = Object.fromEntries(
    profileFields.filter((field) => typed[field] !== base[field]).map((field) => [field, typed[field]]),
  );
  return 'subjects' in changed ? { ...changed, subjects: readSubjects(typed.subjects) } : changed;
}

function readSubjects(typed: string): string[] {
  const subjects = typed.split(/[,;\n]/).map((subject) => subject.trim());
  return [...new Set(subjects)].filter(Boolean);
}
