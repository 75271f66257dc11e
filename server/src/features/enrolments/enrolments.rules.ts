import type { RefusalName } from 'contract/refusals'

interface Recruiting {
  payStartAt: Date | null
  payEndAt: Date | null
  recruitClosedAt: Date | null
  endAt: Date | null
}

/** Why nobody can apply now, whoever asks; null when they can. Seats are the database's to refuse. */
export function whyNotRecruiting(course: Recruiting, now: Date): RefusalName | null {
  if (course.recruitClosedAt !== null || (course.endAt !== null && now > course.endAt))
    return 'RECRUITING_OVER'
  if (course.payEndAt !== null && now > course.payEndAt) return 'RECRUITING_OVER'
  return course.payStartAt !== null && now < course.payStartAt ? 'NOT_RECRUITING_YET' : null
}
