import type { RoomMessage } from 'contract/learning/live-rooms/schemas'
import type { LiveItem } from 'contract/learning/live/schemas'
import { seoulDateTime } from 'contract/values/korea-time'
import { liveServices, liveTypes } from 'contract/values/type-codes'
import { now } from '../platform/clock.ts'
import { aSeq } from './things.ts'

const at = (minutes: number) => seoulDateTime(new Date(now().getTime() + minutes * 60_000))
/** A live lesson of an hour in the video room, which begins in this many minutes. */
export const aLiveItem = (minutes: number, overrides: Partial<LiveItem> = {}): LiveItem => ({
  itemSeq: aSeq('curriculum'),
  courseSeq: aSeq('course'),
  title: '저녁 요가',
  curriculumTitle: '어깨 열기',
  imageUrl: null,
  liveType: liveTypes.meeting,
  liveTypeCd: liveServices.videoRoom,
  liveAt: '2026-11-21',
  liveStartAt: at(minutes),
  liveEndAt: at(minutes + 60),
  liveEndDateAt: '2026-11-21',
  classTime: 60,
  attendeeJoinTimeLive: 30,
  tchJoinTimeLive: 30,
  userType: 'user',
  isZoomHost: false,
  hasAudience: false,
  status: 'today',
  alreadyAttendedYn: 'N',
  ...overrides,
})

/** A message of a host. */
export const aRoomMessage = (content: string, overrides: Partial<RoomMessage> = {}): RoomMessage => ({
  liveMessageSeq: aSeq('live message'),
  writerSeq: aSeq('user'),
  writerName: '하늘',
  writerImageUrl: null,
  isMine: false,
  isHost: true,
  isForHosts: false,
  group: null,
  isAnnouncement: false,
  isRemoved: false,
  content,
  file: null,
  createdAt: now().toISOString(),
  ...overrides,
})
