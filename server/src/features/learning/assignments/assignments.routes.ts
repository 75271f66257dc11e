import { missionKinds } from 'contract/teaching/curriculum/assignments.rules'
import * as api from 'contract/learning/assignments/api'
import { curriculumTypes } from 'contract/values/type-codes'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { enter } from '../lessons/lessons.public.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findItem } from '../../teaching/curriculum/curriculum.public.ts'
import { countWorks, findStatesOf, findWorks } from './assignments.queries.ts'
import { commentWork, getMission, handIn, judge, openWork } from './assignments.service.ts'
import { worksView } from './assignments.views.ts'

export const missionRoutes = [
  implement(api.listMissions, async ({ ctx, params: { courseSeq } }) => {
    const { lessons, attendSeq, isManager, refusalFor, view } = await enter(ctx, courseSeq)
    if (attendSeq === null && !isManager) throw refuse('NOT_ATTENDING')
    const states = attendSeq === null ? [] : await findStatesOf(ctx.db, { attendSeq, courseSeq })
    const missions = lessons.filter(({ curriculumTypeCd: kind }) => missionKinds.includes(kind))
    const list = missions.map((mission) => {
      const { curriculumSeq, title, workTypeCd, missionType } = mission
      const own = states.find((one) => one.curriculumSeq === curriculumSeq)
      return {
        curriculumSeq,
        title,
        workTypeCd,
        missionType,
        isOpen: refusalFor(mission) === null,
        isDone: view(mission).progressState === 'DONE',
        state: own?.state ?? null,
        submittedAt: own?.submittedAt ?? null,
      }
    })
    return { list }
  }),
  implement(api.getMission, ({ ctx, params }) => getMission(ctx, params)),
  implement(api.handIn, ({ ctx, params, body }) => handIn(ctx, params, body)),
  implement(api.commentWork, ({ ctx, params, body }) => commentWork(ctx, params, body.content)),
  implement(api.openWork, ({ ctx, params }) => openWork(ctx, params)),
  implement(api.listWork, async ({ ctx, params, query }) => {
    await getManagedCourse(ctx, params.courseSeq)
    const mission = await findItem(ctx.db, params)
    if (mission?.curriculumTypeCd !== curriculumTypes.mission || mission.missionType !== null)
      throw refuse('NOT_FOUND')
    const { curriculumSeq, title, workTypeCd } = mission
    const found = await findWorks(ctx.db, { state: undefined, ...query, curriculumSeq })
    const counts = { SUBMITTED: 0, APPROVED: 0, RETURNED: 0 }
    for (const { state, count } of await countWorks(ctx.db, curriculumSeq)) counts[state] = count
    const total = query.state ? counts[query.state] : counts.SUBMITTED + counts.APPROVED + counts.RETURNED
    return { title, workTypeCd, list: await worksView(ctx, found), total, counts }
  }),
  implement(api.judgeWork, ({ ctx, params, body }) => judge(ctx, params, body)),
]
