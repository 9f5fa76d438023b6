/** Every limit that web and server share. Times are in the unit that the name ends with. */
export const limits = {
  passwordMin: 6,
  passwordMax: 128,
  nameMax: 200,
  emailMax: 254,
  textMax: 2000,
  inviteCodeLength: 6,
  inviteUsesMax: 10_000,
  classesMax: 200,
  bulkMax: 500,
  resendCooldownSeconds: 60,
  verificationPollMs: 5000,
  verifiedRedirectMs: 1000,
  verifyTokenHours: 24,
  resetTokenMinutes: 30,
  signInCodeMinutes: 15,
  signInCodeLength: 8,
  signInFailures: 10,
  signInWindowMinutes: 15,
  inviteFailures: 100,
  inviteWindowMinutes: 10,
  sessionDays: 30,
  sessionHoursUnremembered: 12,
  deletionGraceDays: 7,
  profileFetchAttempts: 5,
  profileFetchDelayMs: 1000,
  readsPerMinute: 600,
  writesPerMinute: 120,
  supportSendingMs: 2000,
  supportSuccessMs: 5000,
  supportMessageMax: 5000,
  supportAttachmentsMax: 5,
  maxFileBytes: 10_485_760,
  jsonBodyBytes: 262_144,
  lowDiskBytes: 268_435_456,
} as const;

/** Letters and digits that can't be mistaken for one another on a projector: no 0 O 1 I L. */
export const inviteCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const allowedAttachmentTypes = ['pdf', 'doc', 'docx', 'txt', 'png', 'jpg', 'jpeg'] as const;
