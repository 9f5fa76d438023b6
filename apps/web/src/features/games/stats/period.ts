/** How many days the numbers may be about, as they stand in the address. */
export const periods = ['7', '30', '90'] as const;
