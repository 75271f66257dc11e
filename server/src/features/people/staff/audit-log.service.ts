import { z } from 'zod'
import { StaffAction } from 'contract/people/staff/schemas'
import type { listStaffActions } from 'contract/people/staff/api'
import type { MemberContext } from '../../../platform/context.ts'
import { findActions, findActors } from './audit-log.queries.ts'

const ACTIONS_PER_PAGE = 30
const Facts = StaffAction.shape.before

/** Actions of staff, by page. */
export async function listActions({ db }: MemberContext, query: z.output<typeof listStaffActions.query>) {
  const found = await findActions(db, query, ACTIONS_PER_PAGE + 1)
  return {
    list: found.slice(0, ACTIONS_PER_PAGE).map((action) => ({
      ...action,
      before: Facts.parse(action.before),
      after: Facts.parse(action.after),
    })),
    people: query.lastSeq === undefined ? await findActors(db) : [],
    isLast: found.length <= ACTIONS_PER_PAGE,
  }
}
