import { createChallenge } from 'contract/learning/challenges/api'
import { MissionDraft } from 'contract/learning/challenges/missions.schemas'
import { InformationDraft } from 'contract/teaching/courses/drafts.schemas'
import type { ChallengeMissionSeq } from 'contract/values/ids'
import { userLimitTypes } from 'contract/values/type-codes'
import { makeChallenge } from 'server/src/features/learning/challenges/challenges.service.ts'
import { cheer, checkIn } from 'server/src/features/learning/challenges/check-ins.service.ts'
import { addLeader } from 'server/src/features/learning/challenges/leaders.service.ts'
import { saveMission } from 'server/src/features/learning/challenges/missions.service.ts'
import { saveTerm } from 'server/src/features/learning/challenges/terms.service.ts'
import { submitCourse } from 'server/src/features/teaching/courses/course-review-request.service.ts'
import {
  findRound,
  getManagedCourse,
  notePrice,
} from 'server/src/features/teaching/courses/courses.public.ts'
import { saveInformation } from 'server/src/features/teaching/courses/courses.service.ts'
import { informationTab } from 'server/src/features/teaching/courses/courses.views.ts'
import { enrolFree } from 'server/src/features/money/orders/free-enrolment.service.ts'
import type { MemberContext } from 'server/src/platform/context.ts'
import { keepPicture } from '../keep-picture.ts'
import { known } from '../known.ts'
import { seoulTime } from '../moments.ts'
import type { SceneName } from '../pictures.ts'
import type { Stage } from '../seed-class.ts'
import type { When } from './life.ts'

/** A challenge of the demo that has run for some days and is open to join. */
export interface DemoChallenge {
  title: string
  subTitle: string
  introduction: string
  about: string
  scene: SceneName
  /** First and last day of its term. */
  days: { first: number; last: number }
  seats: number
  words: string
  missions: readonly (Pick<MissionDraft, 'title' | 'checkInType'> & Partial<MissionDraft>)[]
  learners: readonly string[]
  /** By whom, when, for which mission, and the names of those who cheered. */
  done: readonly DemoCheckIn[]
}
interface DemoCheckIn {
  by: string
  at: When
  mission: string
  text?: string
  amount?: number
  cheers?: readonly string[]
}
type As = (name: string, at: When) => MemberContext

/** Made, published, joined and done as its people would. */
export async function runChallenge(as: As, stage: Stage, one: DemoChallenge & { owner: string }) {
  const ctx = as(one.owner, [one.days.first - 10, '10:00'])
  const { courseSeq } = await makeChallenge(ctx, createChallenge.body.parse({ title: one.title }))
  const { classSeq } = await getManagedCourse(ctx, courseSeq)
  const termRef = { courseSeq, classSeq }
  await describe(ctx, stage, { ...one, ...termRef })
  const missions = new Map<string, ChallengeMissionSeq>()
  for (const { title, ...rest } of one.missions) {
    const draft = { ...MissionDraft.parse({ title, ...rest }), challengeMissionSeq: null }
    missions.set(title, (await saveMission(ctx, termRef, draft)).challengeMissionSeq)
  }
  await addLeader(ctx, termRef, ctx.user.userSeq)
  await submitCourse(ctx, courseSeq)
  for (const [at, name] of one.learners.entries())
    await enrolFree(as(name, [one.days.first - 2, `09:${String(at + 10)}`]), courseSeq, false)
  for (const { by, at, mission, text = '', amount = null, cheers = [] } of one.done) {
    const input = { content: text, amount, picture: null }
    const ref = { courseSeq, challengeMissionSeq: known(missions, mission) }
    const { challengeCheckInSeq } = await checkIn(as(by, at), ref, input)
    for (const name of cheers) await cheer(as(name, at), { courseSeq, challengeCheckInSeq }, true)
  }
}

type Described = DemoChallenge & Parameters<typeof saveTerm>[1]
async function describe(ctx: MemberContext, stage: Stage, { courseSeq, classSeq, ...one }: Described) {
  const imageFileSeq = await keepPicture(stage, known(stage.drawings.covers, one.scene))
  const { subTitle, introduction, about: desc1 } = one
  const tab = await informationTab(ctx, await getManagedCourse(ctx, courseSeq))
  const texts = { subTitle, introduction, desc1, imageFileSeq }
  await saveInformation(ctx, courseSeq, InformationDraft.parse({ ...tab, ...texts }))
  await ctx.transaction((tx) => notePrice(tx, courseSeq, 0))
  const round = await findRound(ctx.db, classSeq)
  await saveTerm(
    ctx,
    { courseSeq, classSeq },
    {
      startAt: seoulTime(stage.now, one.days.first, '00:00'),
      endAt: seoulTime(stage.now, one.days.last, '23:59'),
      payStartAt: null,
      payEndAt: null,
      userLimitTypeCd: userLimitTypes.limited,
      maxUserCount: one.seats,
      introduction: one.words,
      deposit: null,
      rowVersion: round?.rowVersion ?? 1,
    },
  )
}
