import type { PlatformDb } from '../../../platform/db/channel-db.ts'
import { countLogs } from './visits.queries.ts'

export { writeGathered } from './visit-totals.service.ts'
export { countVisitors, countVisitsBy, findPages, findReferrers } from './visits.queries.ts'

/** The number of events of each kind since then. */
export const countEvents = async (db: PlatformDb, since: Date) =>
  Object.fromEntries((await countLogs(db, since)).map(({ eventType, count }) => [eventType, count]))
