/** One word per room, on every floor. */
export const rooms = [
  'accounts',
  'alarms',
  'boards',
  'channels',
  'classroom',
  'courses',
  'curriculum',
  'domains',
  'enrolments',
  'files',
  'members',
  'operation',
  'orders',
  'realtime',
  'reviews',
  'seo',
  'statistics',
  'terms',
  'videos',
  'visits',
] as const
export type Room = (typeof rooms)[number]
