import type { getClassroom, getLesson } from 'contract/learning/lessons/api'
import type { Lesson } from 'contract/learning/lessons/schemas'
import type { Output } from 'contract/http/endpoint'
import { aSeq } from './things.ts'

export const aLesson = (overrides: Partial<Lesson> = {}): Lesson => ({
  curriculumSeq: aSeq('curriculum'),
  curriculumTypeCd: '05',
  title: '숨을 고르는 법',
  isPublic: false,
  duration: 0,
  offlineStartAt: null,
  offlineEndAt: null,
  offlineStartTime: null,
  offlineEndTime: null,
  liveStartAt: null,
  liveEndAt: null,
  addrRoad1: null,
  lockStatusYn: 'N',
  vodTypeCd: '02',
  vodLockStatusCd: null,
  workTypeCd: '99',
  missionType: null,
  missionResourceId: null,
  missionResourceName: null,
  xp: 0,
  point: 0,
  credit: 0,
  progressState: 'NONE',
  watchedPercent: 0,
  playSecond: 0,
  openedAt: null,
  alreadyAttendedYn: 'N',
  isOpen: true,
  isEarned: false,
  limitDupPlay: 0,
  isAvailable: true,
  ...overrides,
})
export const aRoom = (lessons: Lesson[], overrides: Partial<Output<typeof getClassroom>> = {}) => ({
  title: '저녁 요가',
  productKind: 'CLASS' as const,
  attendSeq: aSeq('enrolment'),
  validAt: null,
  isClassManager: false,
  questions: 'HIDDEN' as const,
  hasChat: false,
  lessons,
  completedCount: 0,
  curriculumCount: lessons.length,
  percent: 0,
  ...overrides,
})

/** An opened lesson with its content. */
export const anOpened = (lesson: Lesson, overrides: Partial<Output<typeof getLesson>> = {}) => ({
  ...lesson,
  content: '',
  addrRoad2: null,
  zipcode: null,
  lat: null,
  lon: null,
  files: [],
  pdfSecurityYn: 'N' as const,
  ...overrides,
})
