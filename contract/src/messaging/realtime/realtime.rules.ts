import type { ServerMessage } from './schemas.ts'

export const PING_SECONDS = 30
export const PONG_TIMEOUT_SECONDS = 30
export const RECONNECT_SECONDS = 10

/** After these the line stays closed: signed in elsewhere (E0003), or the account or its token was revoked (E0013). */
export const stopCodes = ['E0003', 'E0013'] as const
/** Numbers without a meaning of their own: they may arrive, and nothing follows. docs/rules.md R-268. */
export const quietCodes = [
  'E500',
  'E0001',
  'E0002',
  'E0004',
  'E0005',
  'E0006',
  'E0007',
  'E0008',
  'E0009',
  'E0010',
  'E0011',
  'E0012',
  'E0014',
  'E0015',
  'E0016',
  'E0017',
] as const
export const isForcedStop = ({ cmd }: ServerMessage) => stopCodes.some((code) => code === cmd)
