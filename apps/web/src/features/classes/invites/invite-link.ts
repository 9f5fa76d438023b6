import { paths } from '@wordgrove/contract/paths';

/** The address of the students' registration with the code filled in. */
export function inviteLink(address: string, code: string): string {
  return `${address}${paths.registerStudent}?code=${encodeURIComponent(code)}`;
}
