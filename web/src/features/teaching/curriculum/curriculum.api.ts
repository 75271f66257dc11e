import { challengeFields } from 'contract/teaching/curriculum/challenges.rules'
import * as api from 'contract/teaching/curriculum/api'
import * as curriculumSchemasApi from 'contract/teaching/curriculum/schemas'
import * as bulk from 'contract/teaching/curriculum/bulk.api'
import { retryMeeting } from 'contract/teaching/lesson-meetings/api'
import { listAdminCourses } from 'contract/teaching/courses/api'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { liveServices, vodTypes } from 'contract/values/type-codes'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Draft = z.input<typeof curriculumSchemasApi.CurriculumDraft>

export const useEditableCurriculum = (courseSeq: CourseSeq) =>
  useEndpoint(api.listEditableCurriculum, { courseSeq })
export const useAddItem = (courseSeq: CourseSeq) => useCommand(api.addCurriculum, { courseSeq })
export const useSaveItem = (courseSeq: CourseSeq) => useCommand(api.saveCurriculum, { courseSeq })
export const useRemoveItem = (courseSeq: CourseSeq) => useCommand(api.removeCurriculum, { courseSeq })
export const useOrderItems = (courseSeq: CourseSeq) => useCommand(api.orderCurriculum, { courseSeq })
export const useProgressMode = (courseSeq: CourseSeq) => useCommand(api.setProgressMode, { courseSeq })

export const useRetryMeeting = (courseSeq: CourseSeq) => useCommand(retryMeeting, { courseSeq })

export const useCopyItems = (courseSeq: CourseSeq) => useCommand(bulk.copyCurriculums, { courseSeq })
export const useChangeItems = (courseSeq: CourseSeq) => useCommand(bulk.changeCurriculums, { courseSeq })
export const useRemoveItems = (courseSeq: CourseSeq) => useCommand(bulk.removeCurriculums, { courseSeq })

/** The classes of the site in which the user works, newest first. */
export const useClassesToImport = (q: string) =>
  useEndpoint(listAdminCourses, { query: { shelf: 'all', size: 50, ...(q && { q }) } }, { keep: true })

/** An item as a draft that would be saved unchanged. */
export const draftOf = (item: EditableItem): Draft => ({
  curriculumTypeCd: item.curriculumTypeCd,
  title: item.title,
  content: item.content,
  isPublic: item.isPublic,
  lockStatusYn: item.lockStatusYn,
  uploadVodSeq: item.video?.uploadVodSeq ?? null,
  vodTypeCd: item.vodTypeCd,
  linkUrl: item.linkUrl,
  duration: item.vodTypeCd === vodTypes.uploaded ? 0 : item.duration,
  limitPercent: item.limitPercent,
  limitDupPlay: item.limitDupPlay,
  limitPlayTime: item.limitPlayTime,
  multiplyPlayTime: item.multiplyPlayTime,
  vodSpeedControlYn: item.vodSpeedControlYn,
  offlineStartAt: item.offlineStartAt,
  offlineEndAt: item.offlineEndAt,
  addrRoad1: item.addrRoad1,
  addrRoad2: item.addrRoad2,
  zipcode: item.zipcode,
  lat: item.lat,
  lon: item.lon,
  pdfSecurityYn: item.pdfSecurityYn,
  workTypeCd: item.workTypeCd,
  missionType: item.missionType,
  missionResourceId: item.missionResourceId,
  ...challengeFields(item),
  xp: item.xp,
  point: item.point,
  credit: item.credit,
  liveType: item.liveType,
  liveTypeCd: item.liveTypeCd ?? liveServices.zoom,
  liveStartAt: item.liveStartAt && minuteOf(item.liveStartAt),
  liveEndAt: item.liveEndAt && minuteOf(item.liveEndAt),
  joinUrl: item.joinUrl,
  startUrl: item.startUrl,
  password: item.password,
  attendeeJoinTimeLive: item.attendeeJoinTimeLive,
  tchJoinTimeLive: item.tchJoinTimeLive,
  hasWaitingRoom: item.hasWaitingRoom,
  hasAudience: item.hasAudience,
})
/** `2026-11-21 20:00:00` as the value of a date-time input. */
const minuteOf = (text: string) => text.slice(0, 16).replace(' ', 'T')
