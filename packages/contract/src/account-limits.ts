/** Those of `limits` that the pages of guests need: they are all that a first visit downloads of them. */
export const accountLimits = {
  passwordMin: 6,
  passwordMax: 128,
  nameMax: 200,
  emailMax: 254,
  inviteCodeLength: 6,
  profileFetchAttempts: 5,
  profileFetchDelayMs: 1000,
} as const;
