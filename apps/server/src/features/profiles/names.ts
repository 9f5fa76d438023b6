/** Splits a full name at the first space: the first word, and the rest. */
export function splitName(fullName: string, email: string): { firstName: string; lastName: string } {
  const name = fullName.trim() || nameOfAddress(email);
  const cut = name.search(/\s/u);
  return cut < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, cut), lastName: name.slice(cut).trim() };
}

/** The part of an address before the @. */
function nameOfAddress(email: string): string {
  return email.split('@')[0] ?? '';
}
