import { sql } from 'kysely'

/** Counted rows between two moments, by day or by hour in Seoul. */
export interface Span {
  from: Date
  to: Date
  unit: 'day' | 'hour'
}
type Moment = 'attend_at' | 'joined_at' | 'occurred_at' | 'hour'

/** The day or hour in Seoul of a moment: `2026-11-21` or `2026-11-21 09:00`. */
export const seoulTime = (column: Moment, unit: Span['unit']) =>
  sql<string>`to_char(${sql.raw(column)} at time zone 'Asia/Seoul', ${sql.lit(unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH24:00')})`
