import { z } from 'zod'
import { LiveSettings } from '../../learning/live/schemas.ts'
import { DocumentRow } from '../../system/files/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { curriculumTypes, vodLockStatuses, vodTypes, workTypes } from '../../values/type-codes.ts'
import { LessonMeeting } from '../lesson-meetings/schemas.ts'
import { VideoState } from '../videos/state.schemas.ts'
import { missionTypes, MAX_REWARD } from './assignments.rules.ts'
import { workTypeCd } from './assignments.schemas.ts'
import { ChallengeDraft, ChallengeRules } from './challenges.schemas.ts'
import { LiveDraft, seoulMoment } from './live-items.schemas.ts'
import { OfflineChange, OfflineDraft, OfflineHours } from './offline-hours.schemas.ts'
import { MAX_MINUTES, MAX_PLAYERS, MAX_TIMES } from './watch-limits.rules.ts'

export const curriculumTypeCd = z.enum(curriculumTypes)

/** The playback rules of a video. 0 is unlimited. */
export const WatchRules = z.object({
  /** Above 0 the learner has to watch this share, without skipping ahead the first time. */
  limitPercent: z.int().min(0).max(100),
  /** The number of simultaneous players of one learner. */
  limitDupPlay: z.int().min(0).max(MAX_PLAYERS),
  /** The viewing time in minutes; takes precedence over `multiplyPlayTime`. */
  limitPlayTime: z.int().min(0).max(MAX_MINUTES),
  /** The viewing time as a multiple of the video's length. */
  multiplyPlayTime: z.int().min(0).max(MAX_TIMES),
  /** 1 when learners choose the speed. */
  vodSpeedControlYn: z.literal([0, 1]),
})

/** One-time rewards for completing an item. */
export const Rewards = z.object({
  xp: z.int().min(0).max(MAX_REWARD),
  point: z.int().min(0).max(MAX_REWARD),
  credit: z.int().min(0).max(MAX_REWARD),
})
export type Rewards = z.output<typeof Rewards>

/** The public facts of a lesson. */
export const CurriculumRow = z.object({
  curriculumSeq: seq('curriculum'),
  curriculumTypeCd,
  title: z.string(),
  /** A free preview without enrolling. */
  isPublic: z.boolean(),
  /** Seconds; 0 where it does not apply. */
  duration: z.int(),
  ...OfflineHours.shape,
  liveStartAt: seoulMoment.nullable(),
  liveEndAt: seoulMoment.nullable(),
  addrRoad1: z.string().nullable(),
  lockStatusYn: z.enum(['Y', 'N']),
  vodTypeCd: z.enum(vodTypes),
  /** 00 ready, 01 processing, 99 failed; null where there is no video. */
  vodLockStatusCd: z.enum(vodLockStatuses).nullable(),
  workTypeCd,
  missionType: z.enum(missionTypes).nullable(),
  /** The item that a mission waits for, or the chat room to enter, with its name; the name is null once it is deleted. */
  missionResourceId: z.int().positive().nullable(),
  missionResourceName: z.string().nullable(),
  ...Rewards.shape,
})
export type CurriculumRow = z.input<typeof CurriculumRow>

/** Y: PDFs open in the classroom with the reader's name as a watermark, and cannot be downloaded. */
export const pdfSecurityYn = z.enum(['Y', 'N'])
/** The venue of a meeting. */
export const Spot = z.object({
  zipcode: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
})

export const EditableItem = CurriculumRow.extend({
  /** Whether learners see it. docs/rules.md R-610. */
  isAvailable: z.boolean(),
  ...ChallengeRules.shape,
  ...WatchRules.shape,
  content: z.string(),
  addrRoad2: z.string().nullable(),
  ...Spot.shape,
  pdfSecurityYn,
  linkUrl: z.string(),
  video: VideoState.nullable(),
  uploadVodSeq: seq('video').nullable(),
  uploadOriginFile: z.string().nullable(),
  fileSize: z.int(),
  /** Since when its video can be played. */
  openedAt: instant.nullable(),
  files: DocumentRow.array(),
  ...LiveSettings.shape,
  /** Only its title can still change. */
  isLiveStarted: z.boolean(),
  /** The meeting that it makes by itself; null without one. docs/rules.md R-973. */
  meeting: LessonMeeting.nullable(),
})
export type EditableItem = z.input<typeof EditableItem>

/** The most files of one item. */
export const MAX_FILES = 20
const fiveDigits = z.string().regex(/^[0-9]{5}$/)
/** The input of one lesson or section. */
export const CurriculumDraft = z.object({
  curriculumTypeCd,
  title: oneLine(1, 100),
  content: z.string().max(100_000).default(''),
  isPublic: z.boolean().default(false),
  lockStatusYn: z.enum(['Y', 'N']).default('N'),
  uploadVodSeq: seq('video').nullable().default(null),
  ...OfflineDraft.shape,
  addrRoad1: z.string().max(200).nullable().default(null),
  addrRoad2: z.string().max(200).nullable().default(null),
  zipcode: fiveDigits.nullable().default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lon: z.number().min(-180).max(180).nullable().default(null),
  pdfSecurityYn: pdfSecurityYn.default('N'),
  /** New files, and files to remove. */
  addFiles: seq('file').array().max(MAX_FILES).default([]),
  deleteFiles: seq('file').array().max(MAX_FILES).default([]),
  workTypeCd: workTypeCd.default(workTypes.none),
  missionType: z.enum(missionTypes).nullable().default(null),
  missionResourceId: z.int().positive().nullable().default(null),
  xp: Rewards.shape.xp.default(0),
  point: Rewards.shape.point.default(0),
  credit: Rewards.shape.credit.default(0),
  vodTypeCd: z.enum(vodTypes).default(vodTypes.uploaded),
  linkUrl: z.string().trim().max(500).default(''),
  /** The seconds of a video at another host; an uploaded video has its own. */
  duration: z.int().min(0).max(100_000).default(0),
  limitPercent: WatchRules.shape.limitPercent.default(0),
  limitDupPlay: WatchRules.shape.limitDupPlay.default(0),
  limitPlayTime: WatchRules.shape.limitPlayTime.default(0),
  multiplyPlayTime: WatchRules.shape.multiplyPlayTime.default(0),
  vodSpeedControlYn: WatchRules.shape.vodSpeedControlYn.default(1),
  ...LiveDraft.shape,
  ...ChallengeDraft.shape,
})
export type CurriculumDraft = z.output<typeof CurriculumDraft>

/** Any fields of a lesson; omitted ones stay. docs/rules.md R-441. */
export const CurriculumChange = (({ shape }) =>
  z.object({
    curriculumTypeCd,
    title: shape.title,
    content: shape.content.unwrap(),
    isPublic: shape.isPublic.unwrap(),
    lockStatusYn: shape.lockStatusYn.unwrap(),
    uploadVodSeq: shape.uploadVodSeq.unwrap(),
    ...OfflineChange.shape,
    addrRoad1: shape.addrRoad1.unwrap(),
    addrRoad2: shape.addrRoad2.unwrap(),
    zipcode: shape.zipcode.unwrap(),
    lat: shape.lat.unwrap(),
    lon: shape.lon.unwrap(),
    pdfSecurityYn,
    addFiles: shape.addFiles.unwrap(),
    deleteFiles: shape.deleteFiles.unwrap(),
    workTypeCd,
    missionType: shape.missionType.unwrap(),
    missionResourceId: shape.missionResourceId.unwrap(),
    ...Rewards.shape,
    vodTypeCd: shape.vodTypeCd.unwrap(),
    linkUrl: shape.linkUrl.unwrap(),
    duration: shape.duration.unwrap(),
    ...WatchRules.shape,
    liveType: shape.liveType.unwrap(),
    liveTypeCd: shape.liveTypeCd.unwrap(),
    classTime: shape.classTime.unwrap(),
    liveStartAt: shape.liveStartAt.unwrap(),
    liveEndAt: shape.liveEndAt.unwrap(),
    joinUrl: shape.joinUrl.unwrap(),
    startUrl: shape.startUrl.unwrap(),
    password: shape.password.unwrap(),
    attendeeJoinTimeLive: shape.attendeeJoinTimeLive.unwrap(),
    tchJoinTimeLive: shape.tchJoinTimeLive.unwrap(),
    hasWaitingRoom: shape.hasWaitingRoom.unwrap(),
    hasAudience: shape.hasAudience.unwrap(),
    ...ChallengeRules.shape,
  }))(CurriculumDraft).partial()
export type CurriculumChange = z.output<typeof CurriculumChange>
