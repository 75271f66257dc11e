import type { getMember } from 'contract/views/member-profile/api'
import type { UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { findPlacesOf } from '../../money/enrolments/enrolments.public.ts'
import { findOrdersOfMember } from '../../money/orders/orders.public.ts'
import { findLevelsOf } from '../../people/levels/levels.public.ts'
import { findMember as findMemberRow, getConsent, rowOf } from '../../people/members/members.public.ts'

/** One member with their enrolments and orders. Orders only for staff who may read sales. */
export async function memberDetail(
  { db, user }: MemberContext,
  userSeq: UserSeq,
): Promise<z.output<typeof getMember.reply>> {
  const row = await findMemberRow(db, userSeq)
  if (!row) throw refuse('NOT_FOUND')
  const places = await findPlacesOf(db, userSeq)
  const found = await findTitles(
    db,
    places.map(({ courseSeq }) => courseSeq),
  )
  const titles = new Map(found.map(({ courseSeq, title }) => [courseSeq, title]))
  const orders = user.permissions.has('SITE_SALES_READ') ? await findOrdersOfMember(db, userSeq) : null
  const { nightAgreedAt, choices } = await getConsent(db, userSeq)
  return {
    ...rowOf(row, await findLevelsOf(db, [userSeq])),
    nightAgreedAt,
    consentChoices: choices,
    enrolments: places.map((enrolment) => ({
      ...enrolment,
      courseTitle: titles.get(enrolment.courseSeq) ?? '',
    })),
    orders: orders && orders.map((order) => ({ ...order, orderedAt: order.createdAt })),
  }
}
