/**
 * Whether an address means only the computer it is opened on, so that a link with it is useless to anybody else.
 *
 * @param address such as `http://localhost:3001`
 */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}
