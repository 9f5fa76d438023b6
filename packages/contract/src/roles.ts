export const roles = ['teacher', 'student'] as const;

export type Role = (typeof roles)[number];

export const permissions = [
  'create_class',
  'invite_students',
  'view_analytics',
  'upload_pdf',
  'join_class',
  'create_flashcards',
  'play_games',
  'view_dictionary',
] as const;

export type Permission = (typeof permissions)[number];

const everyone: readonly Permission[] = ['create_flashcards', 'play_games', 'view_dictionary'];

/** The permission table. Without a role there are no permissions. */
export const permissionsOf: Record<Role, readonly Permission[]> = {
  teacher: ['create_class', 'invite_students', 'view_analytics', 'upload_pdf', ...everyone],
  student: ['join_class', ...everyone],
};

export function isRole(value: unknown): value is Role {
  return value === 'teacher' || value === 'student';
}

export function hasPermission(role: Role | null | undefined, permission: Permission): boolean {
  return role ? permissionsOf[role].includes(permission) : false;
}

/** The permissions in `wanted` that the role lacks, in the given order. */
export function missingPermissions(role: Role | null | undefined, wanted: readonly Permission[]): Permission[] {
  return wanted.filter((permission) => !hasPermission(role, permission));
}
