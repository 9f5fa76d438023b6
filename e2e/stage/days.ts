/** Where browsers and people of these tests live. */
export const timeZone = 'Europe/Berlin';
