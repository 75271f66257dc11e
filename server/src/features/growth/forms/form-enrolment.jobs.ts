import { z } from 'zod'
import { seq } from 'contract/values/ids'
import { task } from '../../../platform/jobs/tasks.ts'
import { findMember } from '../../people/members/members.public.ts'
import { hasRun } from './form-events.queries.ts'
import { enrol } from './form-enrolment.service.ts'
import { findResponder } from './responses.queries.ts'

/** When enrolling at once broke down, it is done again after so long. */
export const AGAIN_MS = 60_000

/** Enrols who answered where that was not done at once, because the process ended or the database was away. */
export const enrolAgain = task(
  'forms.enrolAgain',
  z.object({ formResponseSeq: seq('form-response'), courseSeq: seq('course') }),
  async (ctx, answered) => {
    const { formResponseSeq } = answered
    const userSeq = await findResponder(ctx.db, formResponseSeq)
    if (userSeq === null || (await hasRun(ctx.db, formResponseSeq, 'ENROL'))) return
    const member = await findMember(ctx.db, userSeq)
    const user = { userSeq, isMember: member?.status === 'ACTIVE', role: member?.userTypeCd ?? null }
    await enrol({ ...ctx, user }, answered)
  },
)
