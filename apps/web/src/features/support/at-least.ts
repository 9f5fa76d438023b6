/** The outcome of `work`, success or failure, but not before `ms` have passed. */
export async function atLeast<Outcome>(ms: number, work: Promise<Outcome>): Promise<Outcome> {
  await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return work;
}
