import { classFault } from 'contract/growth/forms/form-enrolment.rules'
import { filled, type Locale } from 'contract/i18n/sentences'
import type { CourseSeq, FormResponseSeq, FormSeq, UserSeq } from 'contract/values/ids'
import type { Context, User } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { allRefusals } from '../../../platform/refusals.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findActive, findOverlap } from '../../money/enrolments/enrolments.public.ts'
import { enrolFree } from '../../money/orders/orders.public.ts'
import { checkVisible, findCourse, findShownTitles } from '../../teaching/courses/courses.public.ts'
import { findEvents, markDone } from './form-events.queries.ts'
import { ENROLLED, outcomeOfRefusal, stateOf } from './form-enrolment.rules.ts'

/** The class in which this form enrols who answers; null for none. */
export async function findClassOf(db: ChannelDb, formSeq: FormSeq): Promise<CourseSeq | null> {
  const event = (await findEvents(db, formSeq)).find(({ action }) => action === 'ENROL')
  return event?.action === 'ENROL' ? event.courseSeq : null
}

/** The same for its page, while people see the class. */
export async function findShownClassOf(db: ChannelDb, formSeq: FormSeq) {
  const courseSeq = await findClassOf(db, formSeq)
  const [shown] = courseSeq === null ? [] : await findShownTitles(db, [courseSeq])
  return shown ?? null
}

/** FORM_CLASS_PAID, FORM_CLASS_UNFIT where a form cannot enrol people in this class. */
export async function checkClass(db: ChannelDb, courseSeq: CourseSeq, now: Date) {
  const course = await findCourse(db, courseSeq)
  if (!course || checkVisible(course)) throw refuse('FORM_CLASS_UNFIT')
  const fault = classFault(course, now)
  if (fault) throw refuse(fault)
}

type Enrolling = Omit<Context, 'user'> & { user: Pick<User, 'userSeq' | 'isMember' | 'role'> }
export interface Answered {
  formResponseSeq: FormResponseSeq
  courseSeq: CourseSeq
}

/** Enrols who answered by the rules of the class page, and keeps with the response what came of it. docs/rules.md R-1156. */
export async function enrol(ctx: Enrolling, { formResponseSeq, courseSeq }: Answered) {
  const outcome = await outcomeFor(ctx, courseSeq)
  await ctx.transaction((tx) =>
    markDone(tx, { formResponseSeq, action: 'ENROL', doneAt: ctx.now(), outcome }),
  )
  if (outcome === ENROLLED)
    ctx.ports.forgetPages(ctx.channelSeq, ['enrolments', 'courses', 'lessons', 'statistics'])
  return outcome
}

async function outcomeFor(ctx: Enrolling, courseSeq: CourseSeq) {
  try {
    if (!ctx.user.isMember) throw refuse('NOT_CHANNEL_USER')
    await checkFree(ctx, courseSeq, ctx.user.userSeq)
    await enrolFree(ctx, courseSeq, false)
    return ENROLLED
  } catch (error) {
    if (!isRefusal(error)) throw error
    return outcomeOfRefusal(error.refusal)
  }
}

/** The class page looks this up before it offers to enrol. */
async function checkFree({ db, now }: Enrolling, courseSeq: CourseSeq, userSeq: UserSeq) {
  const present = await findActive(db, userSeq, courseSeq)
  if (present?.state === 'APPROVED') throw refuse('ALREADY_ENROLLED')
  if (await findOverlap(db, { courseSeqs: [courseSeq], userSeq, now: now() }))
    throw refuse('FORM_CLASS_OVERLAP')
}

/** A stored outcome in words; null while a job still has to enrol. */
export function outcomeView(locale: Locale, outcome: string | null) {
  const refusal = outcome === null || outcome === ENROLLED ? undefined : allRefusals().get(outcome)
  return { state: stateOf(outcome), reason: refusal ? filled(refusal[locale.language], locale, {}) : null }
}

/** Enrols at once. Where that breaks down the answer stays, and a job enrols in a minute. */
export async function enrolAtOnce(ctx: Context, answered: Answered) {
  const { user } = ctx
  const outcome = user
    ? await enrol({ ...ctx, user }, answered).catch((error: unknown) => {
        ctx.outgoing.failures.push(error)
        return null
      })
    : null
  const { courseSeq } = answered
  const course = await findCourse(ctx.db, courseSeq)
  return { courseSeq, title: course?.title ?? '', ...outcomeView(await localeOf(ctx), outcome) }
}
