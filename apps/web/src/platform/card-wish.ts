let wanted: readonly string[] = [];

/** Hands the students for whom cards are to be made on to the page that makes them; an address couldn't hold 300 ids. */
export function wishCards(studentIds: readonly string[]): void {
  wanted = studentIds;
}

/** Those students, once: after a reload, or when one comes back, nothing is made unasked. */
export function takeCardWish(): readonly string[] {
  const taken = wanted;
  wanted = [];
  return taken;
}
