import { alarmTypes } from 'contract/values/type-codes'
import { workChanged } from 'contract/learning/assignments/events'
import { memberErased } from 'contract/people/members/events'
import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findLeadersOf } from '../../teaching/courses/courses.public.ts'
import { findItemBySeq } from '../../teaching/curriculum/curriculum.public.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { findManagers, findNames } from '../../people/members/members.public.ts'
import { findWork, removeWorkOf } from './assignments.queries.ts'

/** The instructors of the course; the managers of the site where there are none. */
async function teachersOf({ db }: Context, courseSeq: CourseSeq) {
  const leaders = await findLeadersOf(db, courseSeq)
  return leaders.length > 0 ? leaders : findManagers(db)
}

const fromLearner = new Set<string>(['missionHandedIn', 'missionAnswered'])

/** Notifies staff of a submission, and its learner of the decision. */
export const notifyWork = on(
  'missions.tellOfWork',
  workChanged,
  async (ctx, { submissionSeq, what, once }) => {
    const work = await findWork(ctx.db, submissionSeq)
    const mission = work && (await findItemBySeq(ctx.db, work.curriculumSeq))
    if (!mission) return
    const { courseSeq, curriculumSeq, userSeq } = work
    const isForStaff = fromLearner.has(what)
    const to = isForStaff ? await teachersOf(ctx, courseSeq) : [userSeq]
    const names = await findNames(ctx, [userSeq])
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.mission,
      courseSeq,
      to: to.filter((one) => !isForStaff || one !== userSeq),
      ...(isForStaff && { actorUserSeq: userSeq }),
      content: { kind: what, title: mission.title, name: names.get(userSeq) ?? '' },
      path: isForStaff
        ? `/classes/${courseSeq}/settings/curriculums?work=${curriculumSeq}`
        : `/classes/${courseSeq}/classroom/${curriculumSeq}`,
      once: `work:${once}`,
    })
  },
)

/** Deletes a former member's submissions with their files and comments. */
export const forgetWork = on('missions.forgetWork', memberErased, (ctx, { userSeq }) =>
  ctx.transaction(async (tx) => {
    const gone = await removeWorkOf(tx, userSeq)
    await replaceImages(tx, { before: gone.map(({ fileSeq }) => fileSeq), after: [], now: ctx.now() })
  }),
)
