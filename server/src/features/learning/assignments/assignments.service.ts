import { curriculumTypes, workTypes, type WorkTypeCd } from 'contract/values/type-codes'
import { workChanged } from 'contract/learning/assignments/events'
import type { CourseSeq, CurriculumSeq, FileSeq, SubmissionSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { ruleSentences } from '../../../platform/words/rule-sentences.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { recordAttended, openLesson, takeBack } from '../lessons/lessons.public.ts'
import { getManagedCourse, getVisibleCourseSummary } from '../../teaching/courses/courses.public.ts'
import { openedFor, requireSent, replaceImages } from '../../system/files/files.public.ts'
import {
  findWork,
  findWorkOf,
  insertComment,
  lockWork,
  lockWorkOf,
  updateWork,
  upsertWork,
} from './assignments.queries.ts'
import { normalizeWork, checkHandedIn } from './assignments.rules.ts'
import { worksView } from './assignments.views.ts'

interface LessonRef {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
}
type SubmissionRef = LessonRef & { submissionSeq: SubmissionSeq }

/** Homework the caller may open. */
async function openMission(ctx: MemberContext, lessonRef: LessonRef) {
  const opened = await openLesson(ctx, lessonRef)
  const { curriculumTypeCd, missionType } = opened.item
  if (curriculumTypeCd !== curriculumTypes.mission || missionType !== null) throw refuse('NOT_FOUND')
  return opened
}

export async function getMission(ctx: MemberContext, lessonRef: LessonRef) {
  const { item, attendSeq } = await openMission(ctx, lessonRef)
  const { curriculumSeq } = lessonRef
  const found = attendSeq === null ? undefined : await findWorkOf(ctx.db, { attendSeq, curriculumSeq })
  const [work] = found ? await worksView(ctx, [found]) : []
  const mayHandIn = attendSeq !== null && item.workTypeCd !== workTypes.none && found?.state !== 'APPROVED'
  return { workTypeCd: item.workTypeCd, mayHandIn, work: work ?? null }
}

interface WorkInput {
  content: string
  linkUrl: string | null
  fileSeq: FileSeq | null
}
/** Submits work. Approved work stays as it was. docs/rules.md R-325. */
export async function handIn(ctx: MemberContext, lessonRef: LessonRef, written: WorkInput) {
  const { item, attendSeq } = await openMission(ctx, lessonRef)
  if (attendSeq === null) throw refuse('NOT_ATTENDING')
  const work = await checked(ctx, item.workTypeCd, written)
  const { courseSeq, curriculumSeq } = lessonRef
  const { userSeq } = ctx.user
  return ctx.transaction(async (tx) => {
    const before = await lockWorkOf(tx, { attendSeq, curriculumSeq })
    if (before?.state === 'APPROVED') throw refuse('WORK_APPROVED')
    const shown = before?.fileSeq ?? null
    if (work.fileSeq !== null && work.fileSeq !== shown)
      await requireSent(tx, { fileSeqs: [work.fileSeq], kind: 'assignment', userSeq })
    const now = ctx.now()
    const whose = { courseSeq, curriculumSeq, attendSeq, userSeq }
    const { submissionSeq } = await upsertWork(tx, whose, { ...work, submittedAt: now })
    await replaceImages(tx, { before: [shown], after: [work.fileSeq], now, kinds: ['assignment'] })
    const once = `handed-in:${submissionSeq}:${now.getTime()}`
    await emit(tx, workChanged, { submissionSeq, what: 'missionHandedIn', once })
    return { submissionSeq }
  })
}

async function checked(ctx: MemberContext, workTypeCd: WorkTypeCd, written: WorkInput) {
  // A mission without a submission is completed by the learner's confirmation.
  if (workTypeCd === workTypes.none) throw refuse('CLASS_RULE')
  const work = normalizeWork(workTypeCd, written)
  const broken = checkHandedIn(workTypeCd, work)
  if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))
  return work
}

/** A submission that the caller may see: their own, or one of a course they work on. */
async function getWork(ctx: MemberContext, { courseSeq, curriculumSeq, submissionSeq }: SubmissionRef) {
  const { isManager: isStaff } = await getVisibleCourseSummary(ctx, courseSeq)
  const work = await findWork(ctx.db, submissionSeq)
  const isHere = work?.courseSeq === courseSeq && work.curriculumSeq === curriculumSeq
  if (!isHere || (!isStaff && work.userSeq !== ctx.user.userSeq)) throw refuse('NOT_FOUND')
  return { work, isStaff }
}

export async function openWork(ctx: MemberContext, submissionRef: SubmissionRef) {
  const { work } = await getWork(ctx, submissionRef)
  if (work.fileSeq === null) throw refuse('NOT_FOUND')
  return { url: openedFor(ctx, work.fileSeq) }
}

const PACE = { most: 30, everySeconds: 20 }
export async function commentWork(ctx: MemberContext, submissionRef: SubmissionRef, content: string) {
  const { work, isStaff: mayJudge } = await getWork(ctx, submissionRef)
  const { userSeq } = ctx.user
  const isStaff = mayJudge && work.userSeq !== userSeq
  const { submissionSeq } = submissionRef
  if (!(await ctx.ports.limits.allow({ [`work-comment:${ctx.channelSeq}:${userSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  return ctx.transaction(async (tx) => {
    const comment = { submissionSeq, userSeq, isStaff, content, createdAt: ctx.now() }
    const { commentSeq } = await insertComment(tx, comment)
    const what = isStaff ? 'missionComment' : 'missionAnswered'
    await emit(tx, workChanged, { submissionSeq, what, once: `comment:${commentSeq}` })
    return null
  })
}

interface Judgement {
  state: 'APPROVED' | 'RETURNED'
  comment: string | null
}
/** Approving completes the mission; returning approved work revokes the completion. docs/rules.md. */
export async function judge(ctx: MemberContext, submissionRef: SubmissionRef, { state, comment }: Judgement) {
  await getManagedCourse(ctx, submissionRef.courseSeq)
  if (state === 'RETURNED' && comment === null) {
    const broken = [{ path: 'body.comment', rule: 'REQUIRED' as const }]
    throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))
  }
  const { courseSeq, curriculumSeq, submissionSeq } = submissionRef
  return ctx.transaction(async (tx) => {
    const work = await lockWork(tx, submissionSeq)
    if (work?.courseSeq !== courseSeq || work.curriculumSeq !== curriculumSeq) throw refuse('NOT_FOUND')
    const wasApproved = work.state === 'APPROVED'
    if (wasApproved && state === 'APPROVED') throw refuse('WORK_APPROVED')
    const now = ctx.now()
    const { userSeq } = ctx.user
    await updateWork(tx, submissionSeq, { state, judgedAt: now, judgedByUserSeq: userSeq })
    if (comment !== null)
      await insertComment(tx, { submissionSeq, userSeq, isStaff: true, content: comment, createdAt: now })
    const { attendSeq } = work
    if (state === 'APPROVED') await recordAttended(tx, { attendSeq, curriculumSeq, now })
    else if (wasApproved) await takeBack(tx, { attendSeqs: [attendSeq], curriculumSeq, now })
    ctx.audit.record({ after: { state, submissionSeq } })
    const what = state === 'APPROVED' ? 'missionApproved' : 'missionReturned'
    await emit(tx, workChanged, { submissionSeq, what, once: `${state}:${submissionSeq}:${now.getTime()}` })
    return null
  })
}
