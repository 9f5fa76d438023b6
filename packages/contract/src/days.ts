/** A day of 24 hours, whatever the clocks do. */
export const dayMs = 86_400_000;
