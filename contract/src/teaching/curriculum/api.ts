import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { progressModes, vodTypes } from '../../values/type-codes.ts'
import { liveTypeCd } from './live-items.schemas.ts'
import { audienceOffs, MAX_WEEKS } from './live-items.rules.ts'
import { CurriculumChange, CurriculumDraft, EditableItem } from './schemas.ts'

export const listEditableCurriculum = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/admin/curriculums',
  access: 'CLASS_INFO_READ',
  reply: z.object({
    list: EditableItem.array(),
    curriculumProgressCd: z.enum(progressModes),
    /** Whether live lessons can be held in the video room of the site. docs/rules.md R-960. */
    hasVideoRoom: z.boolean(),
    /** Why no lesson of the site can have an audience; null where it can. docs/rules.md R-1295. */
    audienceOff: z.enum(audienceOffs).nullable(),
    /** The service with which live lessons of the site begin. docs/rules.md R-971. */
    channelLiveTypeCd: liveTypeCd,
    /** The services at which the site has an account, so that a lesson makes its own meeting. docs/rules.md R-973. */
    meetingServices: liveTypeCd.array(),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'curriculum',
})

/** Facts about a video from its host. */
export const getVideoLink = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/vod-link',
  access: 'CLASS_INFO_UPDATE',
  query: z.object({
    vodTypeCd: z.enum([vodTypes.link, vodTypes.youtube]).default(vodTypes.link),
    linkUrl: z.string().max(500),
  }),
  reply: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    duration: z.int(),
    thumbnail: z.string().nullable(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'VIDEO_LINK_WRONG', 'VIDEO_LINK_NOT_FOUND', 'VIDEO_HOST_FAILED'],
})

const writing = [
  'CLASS_NOT_FOUND',
  'CLASS_GONE',
  'CLASS_RULE',
  'TOO_MANY_FILES',
  'PICTURE_MISSING',
  'SWITCHED_OFF',
] as const
export const addCurriculum = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.addCurriculum',
  body: CurriculumDraft.extend({
    afterSeq: seq('curriculum').nullable().default(null),
    /** Creates this many live lessons at once, a week apart. */
    repeatWeeks: z.int().min(1).max(MAX_WEEKS).default(1),
  }),
  reply: z.object({ curriculumSeq: seq('curriculum') }),
  refuses: [...writing, 'CURRICULUM_FULL'],
  touches: ['curriculum', 'courses'],
})
export const saveCurriculum = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums/:curriculumSeq',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.saveCurriculum',
  body: CurriculumChange,
  /** The bytes by which its files grew. */
  reply: z.object({ changeSize: z.int() }),
  refuses: [...writing, 'LIVE_STARTED'],
  touches: ['curriculum', 'courses'],
})
export const removeCurriculum = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums/:curriculumSeq/delete',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.removeCurriculum',
  /** Y also deletes learners' submissions to a mission; N refuses while there are any. */
  body: z.object({ forceYn: z.enum(['Y', 'N']).default('N') }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_ON_SALE', 'MISSION_HAS_WORK'],
  touches: ['curriculum', 'courses', 'assignments'],
})
/** Sets the whole order at once; refused when staff added or removed a lesson meanwhile. */
export const orderCurriculum = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums/ordering',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.orderCurriculum',
  body: z.object({ curriculumSeqs: seq('curriculum').array().max(1000) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CURRICULUM_CHANGED'],
  touches: ['curriculum'],
})
/** 00 any order, 01 one after the other. */
export const setProgressMode = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/progress-mode',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.setProgressMode',
  body: z.object({ curriculumProgressCd: z.enum(progressModes) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  touches: ['curriculum', 'courses'],
})
