/** Every expected "no": its name in the code, its code on the wire, its HTTP status. */
export const refusals = {
  BAD_INPUT: { code: '400000', status: 400 },
  SIGN_IN_FIRST: { code: '401000', status: 401 },
  NOT_ALLOWED: { code: '403001', status: 403 },
  NOT_CHANNEL_USER: { code: '800000', status: 403 },
  NOT_FOUND: { code: '400004', status: 404 },
  TOO_MANY_REQUESTS: { code: '429000', status: 429 },
  SOMETHING_BROKE: { code: '500000', status: 500 },

  EMAIL_UNKNOWN: { code: '999998', status: 400 },
  EMAIL_TAKEN: { code: '800010', status: 409 },
  PASSWORD_WRONG: { code: '800002', status: 400 },
  PASSWORD_EMPTY: { code: '800006', status: 400 },
  EMAIL_NOT_VERIFIED: { code: '800001', status: 403 },
  CODE_WRONG: { code: '800000', status: 400 },
  TOO_MANY_ATTEMPTS: { code: '800008', status: 429 },
  RESET_LINK_DEAD: { code: '800011', status: 400 },
  HANDOFF_DEAD: { code: '800012', status: 400 },
  ADDRESS_TAKEN: { code: '100001', status: 409 },
  ADDRESS_RESERVED: { code: '100002', status: 400 },

  CLASS_NOT_FOUND: { code: '800003', status: 404 },
  CLASS_GONE: { code: '410000', status: 410 },
  CLASS_NOT_READY: { code: '830003', status: 409 },
  CLASS_STATE_CHANGED: { code: '830004', status: 409 },
  CLASS_HAS_LEARNERS: { code: '830002', status: 409 },
  CLASS_RULE: { code: '830001', status: 400 },
  CURRICULUM_CHANGED: { code: '830005', status: 409 },

  CAPACITY_EXCEEDED: { code: '810001', status: 409 },
  SOLD_OUT: { code: '810002', status: 409 },
  CANNOT_CHANGE_CANCELLED: { code: '810004', status: 409 },
  ALREADY_ENROLLED: { code: '810007', status: 409 },
  NOT_RECRUITING_YET: { code: '810008', status: 409 },
  RECRUITING_OVER: { code: '810009', status: 409 },
  NOT_ATTENDING: { code: '810010', status: 403 },
  LESSON_LOCKED: { code: '810011', status: 403 },

  PAYMENT_DECLINED: { code: '820001', status: 409 },
  PAYMENT_CANCELLED: { code: '820002', status: 409 },
  PAYMENT_EXPIRED: { code: '820003', status: 409 },
  PAYMENT_AMOUNT_WRONG: { code: '820004', status: 409 },
  PAYMENT_PENDING: { code: '820005', status: 409 },
  PAYMENTS_OFF: { code: '820006', status: 503 },
  NOTHING_TO_REFUND: { code: '820007', status: 409 },
  REFUND_FAILED: { code: '820008', status: 502 },
  PRICE_CHANGED: { code: '820009', status: 409 },

  VIDEO_NOT_READY: { code: '840001', status: 409 },
  VIDEO_TOO_LARGE: { code: '840002', status: 413 },
  VIDEO_NOT_ACCEPTED: { code: '840003', status: 415 },
  FILE_TOO_LARGE: { code: '840004', status: 413 },
  FILE_NOT_ACCEPTED: { code: '840005', status: 415 },
  STORAGE_FULL: { code: '840006', status: 507 },
  PLAY_ENDED: { code: '840007', status: 403 },

  REVIEW_NOT_ATTENDED: { code: '850101', status: 403 },
  REVIEW_WINDOW_CLOSED: { code: '850102', status: 409 },
} as const satisfies Record<string, { code: `${number}`; status: number }>
export type RefusalName = keyof typeof refusals

/** Any endpoint may answer these without promising them. */
export const everywhere: readonly RefusalName[] = [
  'BAD_INPUT',
  'SIGN_IN_FIRST',
  'NOT_ALLOWED',
  'NOT_CHANNEL_USER',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'SOMETHING_BROKE',
]
