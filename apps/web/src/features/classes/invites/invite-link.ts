import { paths } from '@wordgrove/contract/paths';

/** The address that opens the registration of students with the code filled in. */
export function inviteLink(address: string, code: string): string {
  return `${address}${paths.registerStudent}?code=${encodeURIComponent(code)}`;
}
