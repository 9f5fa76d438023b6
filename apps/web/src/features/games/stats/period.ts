/** How many days the statistics can cover, as written in the address. */
export const periods = ['7', '30', '90'] as const;
