import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { missionTypes } from '../../teaching/curriculum/assignments.rules.ts'
import { workTypeCd } from '../../teaching/curriculum/assignments.schemas.ts'
import { instant, nothing, Paged, seq } from '../../values/ids.ts'
import { commentText, here, one, coursePath, Work } from './schemas.ts'
import { workStates } from './assignments.rules.ts'

/** The missions of a course with the caller's progress in each. */
export const listMissions = endpoint({
  method: 'GET',
  path: coursePath,
  access: 'member',
  reply: z.object({
    list: z
      .object({
        curriculumSeq: seq('curriculum'),
        title: z.string(),
        workTypeCd,
        /** The event that completes it; null for homework. */
        missionType: z.enum(missionTypes).nullable(),
        isOpen: z.boolean(),
        isDone: z.boolean(),
        state: z.enum(workStates).nullable(),
        submittedAt: instant.nullable(),
      })
      .array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'],
  shows: 'assignments',
})
/** One mission with the caller's submission. */
export const getMission = endpoint({
  method: 'GET',
  path: `${coursePath}/:curriculumSeq`,
  access: 'member',
  reply: z.object({ workTypeCd, mayHandIn: z.boolean(), work: Work.nullable() }),
  refuses: here,
  shows: 'assignments',
})
/** Submits work, or submits it again until it is approved. Only the parts that the mission asks for are stored. */
export const handIn = endpoint({
  method: 'POST',
  path: `${coursePath}/:curriculumSeq/submit`,
  access: 'member',
  body: z.object({
    content: z.string().trim().max(10_000).default(''),
    linkUrl: z.string().trim().max(1000).nullable().default(null),
    fileSeq: seq('file').nullable().default(null),
  }),
  reply: z.object({ submissionSeq: seq('submission') }),
  refuses: [...here, 'CLASS_RULE', 'WORK_APPROVED'],
  touches: ['assignments', 'lessons'],
})

/** Adds a comment below submitted work, by its learner or by staff of the course. */
export const commentWork = endpoint({
  method: 'POST',
  path: `${one}/comments`,
  access: 'member',
  body: z.object({ content: commentText }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  touches: ['assignments'],
})
/** A URL of the submitted file, valid for a few minutes, for its learner and for staff. */
export const openWork = endpoint({
  method: 'POST',
  path: `${one}/download`,
  access: 'member',
  reply: z.object({ url: z.string() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
})

/** All submissions of a mission, newest first. */
export const listWork = endpoint({
  method: 'GET',
  path: `${coursePath}/:curriculumSeq/submissions`,
  access: 'CLASS_INFO_READ',
  query: Paged.extend({ state: z.enum(workStates).optional() }),
  reply: z.object({
    title: z.string(),
    workTypeCd,
    list: Work.extend({ attendSeq: seq('enrolment'), name: z.string() }).array(),
    total: z.int(),
    counts: z.object({ SUBMITTED: z.int(), APPROVED: z.int(), RETURNED: z.int() }),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'assignments',
})
/**
 * Approving completes the mission for the learner; returning asks for another try and gives the reason. Approved work can be
 * returned too: the completion and its rewards are revoked.
 */
export const judgeWork = endpoint({
  method: 'POST',
  path: `${one}/judge`,
  access: 'CLASS_INFO_UPDATE',
  action: 'assignments.judgeWork',
  body: z.object({ state: z.enum(['APPROVED', 'RETURNED']), comment: commentText.nullable().default(null) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_RULE', 'WORK_APPROVED'],
  touches: ['assignments', 'lessons', 'enrolments'],
})
