/** Whether a value from outside is one of the given values. */
export function isOneOf<Value extends string>(values: readonly Value[], given: unknown): given is Value {
  return values.some((value) => value === given);
}
