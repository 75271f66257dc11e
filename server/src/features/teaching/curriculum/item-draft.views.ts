import { challengeFields } from 'contract/teaching/curriculum/challenges.rules'
import type { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import { LiveDraft } from 'contract/teaching/curriculum/live-items.schemas'
import type { Context } from '../../../platform/context.ts'
import { spotRow, type ItemRow } from './curriculum.public.ts'
import type { findLiveItem } from './live-items.queries.ts'
import { meetingLinksOf } from '../lesson-meetings/lesson-meetings.public.ts'

type Live = Awaited<ReturnType<typeof findLiveItem>>

/** A stored lesson in the form of its input. docs/rules.md R-441. */
export const storedDraft = (ctx: Context, item: ItemRow, live: Live): CurriculumDraft => ({
  curriculumTypeCd: item.curriculumTypeCd,
  title: item.title,
  content: item.content,
  isPublic: item.isPublic,
  lockStatusYn: item.lockStatusYn,
  uploadVodSeq: item.uploadVodSeq,
  offlineStartAt: item.offlineStartAt,
  offlineEndAt: item.offlineEndAt,
  addrRoad1: item.addrRoad1,
  addrRoad2: item.addrRoad2,
  ...spotRow(item),
  addFiles: [],
  deleteFiles: [],
  workTypeCd: item.workTypeCd,
  missionType: item.missionType,
  missionResourceId: item.missionResourceId ?? item.chatRoomSeq,
  xp: item.xp,
  point: item.point,
  credit: item.credit,
  vodTypeCd: item.vodTypeCd,
  linkUrl: item.linkUrl,
  duration: item.linkSeconds,
  limitPercent: item.limitPercent,
  limitDupPlay: item.limitDupPlay,
  limitPlayTime: item.limitPlayTime,
  multiplyPlayTime: item.multiplyPlayTime,
  vodSpeedControlYn: item.hasSpeedControl ? 1 : 0,
  ...challengeFields(item),
  ...liveOf(ctx, live),
})

function liveOf(ctx: Context, live: Live): LiveDraft {
  if (!live) return LiveDraft.parse({})
  const { startsAt: liveStartAt, endsAt: liveEndAt, liveType, liveTypeCd } = live
  const { attendeeJoinTimeLive, tchJoinTimeLive, hasWaitingRoom, hasAudience } = live
  const times = { liveStartAt, liveEndAt, classTime: null }
  return {
    ...times,
    liveType,
    liveTypeCd,
    attendeeJoinTimeLive,
    tchJoinTimeLive,
    hasWaitingRoom,
    hasAudience,
    ...meetingLinksOf(ctx, live),
  }
}
