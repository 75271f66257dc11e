export {
  addMinutes,
  giveSegment,
  lockSpent,
  upsertSpent,
  upsertWatched,
  type Watched,
} from './viewing-time.queries.ts'
