import type { RefusalName } from 'contract/http/refusals'
import { admissionTypes, publicTypes, type ChoiseTypeCd, type PublicCd } from 'contract/values/type-codes'

interface Recruiting {
  payStartAt: Date | null
  payEndAt: Date | null
  recruitClosedAt: Date | null
  endAt: Date | null
}

/** Why applications are closed now, for any caller; null when open. Seats are the database's to refuse. */
export function checkRecruiting(course: Recruiting, now: Date): RefusalName | null {
  if (course.recruitClosedAt !== null || (course.endAt !== null && now > course.endAt))
    return 'RECRUITING_OVER'
  if (course.payEndAt !== null && now > course.payEndAt) return 'RECRUITING_OVER'
  return course.payStartAt !== null && now < course.payStartAt ? 'NOT_RECRUITING_YET' : null
}

interface EnrolmentStatus {
  state: string
  publicCd: PublicCd
  choiseTypeCd: ChoiseTypeCd
  recruitClosedAt: Date | null
  endAt: Date | null
}
/**
 * Whether a seat that comes free goes to the next in line by itself: where nobody decides, while the class is there,
 * has not ended and was not closed by hand. docs/rules.md R-363.
 */
export const doesLineMove = (course: EnrolmentStatus, now: Date) =>
  course.choiseTypeCd === admissionTypes.firstCome &&
  course.state === 'PUBLISHED' &&
  course.publicCd === publicTypes.public &&
  course.recruitClosedAt === null &&
  (course.endAt === null || now <= course.endAt)
