import { isRedirect } from 'contract/growth/forms/form-events.rules'
import type { FormEvent } from 'contract/growth/forms/schemas'
import type { FormSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { hasCoupon } from '../../money/coupons/coupons.public.ts'
import { shareManualSegment } from '../segments/segments.public.ts'
import { checkClass } from './form-enrolment.service.ts'
import { findEvents, replaceEvents } from './form-events.queries.ts'
import { changeForm as updateForm, findForm } from './forms.queries.ts'
import { changeForm } from './forms.service.ts'

export async function listEvents({ db }: Context, formSeq: FormSeq) {
  if (!(await findForm(db, formSeq))) throw refuse('NOT_FOUND')
  return { list: await findEvents(db, formSeq) }
}

/** A form that enrols people is for those who are signed in from then on. docs/rules.md R-1037, R-1038, R-1156. */
export function saveEvents(ctx: MemberContext, formSeq: FormSeq, list: readonly FormEvent[]) {
  return changeForm(ctx, formSeq, async (tx) => {
    const isOnce = new Set(list.map(({ action }) => action)).size === list.length
    if (!isOnce) throw refuse('FORM_EVENT_INVALID')
    for (const event of list) {
      if (event.action === 'REDIRECT' && !isRedirect(event.url)) throw refuse('FORM_EVENT_INVALID')
      if (event.action === 'COUPON' && !(await hasCoupon(tx, event.couponInfoSeq)))
        throw refuse('FORM_EVENT_INVALID')
      if (event.action === 'SEGMENT' && !(await shareManualSegment(tx, event.segmentSeq)))
        throw refuse('FORM_EVENT_INVALID')
      if (event.action === 'ENROL') await checkClass(tx, event.courseSeq, ctx.now())
    }
    await replaceEvents(tx, formSeq, list)
    if (list.some(({ action }) => action === 'ENROL'))
      await updateForm(tx, formSeq, { isLoginRequired: true, updatedAt: ctx.now() })
  })
}

/** What somebody sees who just answered. */
export async function outcomeOf({ db }: Pick<Context, 'db'>, formSeq: FormSeq) {
  const events = await findEvents(db, formSeq)
  return {
    message: events.find((event) => event.action === 'MESSAGE')?.text ?? null,
    redirectUrl: events.find((event) => event.action === 'REDIRECT')?.url ?? null,
  }
}
