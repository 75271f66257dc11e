/** One word per room, on every floor. */
export const rooms = [
  'accounts',
  'alarms',
  'boards',
  'channels',
  'classroom',
  'courses',
  'curriculum',
  'enrolments',
  'files',
  'members',
  'operation',
  'orders',
  'realtime',
  'reviews',
  'statistics',
  'videos',
  'visits',
] as const
export type Room = (typeof rooms)[number]
