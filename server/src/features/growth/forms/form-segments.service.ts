import type { FormResponseSeq, FormSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { addToSegment } from '../segments/segments.public.ts'
import { findEvents, markDone } from './form-events.queries.ts'
import { findForm } from './forms.queries.ts'
import { findResponse } from './responses.queries.ts'

/** The response with its form and what follows it; null where one was deleted meanwhile. */
export async function findSubmitted(ctx: Context, formSeq: FormSeq, formResponseSeq: FormResponseSeq) {
  const form = await findForm(ctx.db, formSeq)
  const response = await findResponse(ctx.db, formSeq, formResponseSeq)
  if (!form || !response) return null
  return { form, response, events: await findEvents(ctx.db, formSeq) }
}

interface Submitted {
  formSeq: FormSeq
  formResponseSeq: FormResponseSeq
}
/** Into a segment with who answered, once for each response. It is done when this is over, also where another job began it. docs/rules.md R-1127. */
export async function putIntoSegment(ctx: Context, { formSeq, formResponseSeq }: Submitted) {
  const submitted = await findSubmitted(ctx, formSeq, formResponseSeq)
  const event = submitted?.events.find(({ action }) => action === 'SEGMENT')
  const userSeq = submitted?.response.userSeq
  if (event?.action !== 'SEGMENT' || !userSeq) return
  const { segmentSeq } = event
  await ctx.transaction(async (tx) => {
    const now = ctx.now()
    if (!(await markDone(tx, { formResponseSeq, action: 'SEGMENT', doneAt: now }))) return
    await addToSegment(tx, { segmentSeq, userSeq, now })
  })
}
