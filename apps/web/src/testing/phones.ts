/** Screens that everything must fit on. */
export const phones = [
  { width: 320, height: 640 },
  { width: 360, height: 780 },
  { width: 390, height: 844 },
] as const;
