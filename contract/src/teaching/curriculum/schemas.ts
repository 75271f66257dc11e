import { z } from 'zod'
import { LiveSettings } from '../../learning/live/schemas.ts'
import { DocumentRow } from '../../system/files/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { curriculumTypes, vodLockStatuses, vodTypes, workTypes } from '../../values/type-codes.ts'
import { VideoState } from '../videos/state.schemas.ts'
import { missionTypes, MAX_REWARD } from './assignments.rules.ts'
import { workTypeCd } from './assignments.schemas.ts'
import { ChallengeDraft, ChallengeRules } from './challenges.schemas.ts'
import { LiveDraft, seoulMoment } from './live-items.schemas.ts'
import { OfflineChange, OfflineDraft, OfflineHours } from './offline-hours.schemas.ts'
import { MAX_MINUTES, MAX_PLAYERS, MAX_TIMES } from './watch-limits.rules.ts'

export const curriculumTypeCd = z.enum(curriculumTypes)

/** How a video is watched. 0 is no limit. */
export const WatchRules = z.object({
  /** Above 0 it has to be watched to this share, and not ahead of oneself the first time. */
  limitPercent: z.int().min(0).max(100),
  /** How many players of one learner run at once. */
  limitDupPlay: z.int().min(0).max(MAX_PLAYERS),
  /** The viewing time in minutes; it goes before `multiplyPlayTime`. */
  limitPlayTime: z.int().min(0).max(MAX_MINUTES),
  /** The viewing time as so many times the length of the video. */
  multiplyPlayTime: z.int().min(0).max(MAX_TIMES),
  /** 1 when learners choose the speed. */
  vodSpeedControlYn: z.literal([0, 1]),
})

/** What finishing an item earns, once. */
export const Rewards = z.object({
  xp: z.int().min(0).max(MAX_REWARD),
  point: z.int().min(0).max(MAX_REWARD),
  credit: z.int().min(0).max(MAX_REWARD),
})
export type Rewards = z.output<typeof Rewards>

/** What everybody may see of a lesson. */
export const CurriculumRow = z.object({
  curriculumSeq: seq('curriculum'),
  curriculumTypeCd,
  title: z.string(),
  /** Free to look at without enrolling. */
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
  /** The item a mission waits for, or the chat room to be entered, and its name; the name is null once that is gone. */
  missionResourceId: z.int().positive().nullable(),
  missionResourceName: z.string().nullable(),
  ...Rewards.shape,
})
export type CurriculumRow = z.input<typeof CurriculumRow>

/** Y: PDFs are read in the classroom, marked with the reader's name, and not handed out. */
export const pdfSecurityYn = z.enum(['Y', 'N'])
/** Where a meeting takes place, as maps know it. */
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
  /** Since when its film can be watched. */
  openedAt: instant.nullable(),
  files: DocumentRow.array(),
  ...LiveSettings.shape,
  /** Only its title can still be changed. */
  isLiveStarted: z.boolean(),
})
export type EditableItem = z.input<typeof EditableItem>

/** So many files may one item hand out. */
export const MAX_FILES = 20
const fiveDigits = z.string().regex(/^[0-9]{5}$/)
/** One lesson or section as it is written. */
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
  /** Files sent since, and those to be taken away. */
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
  /** The seconds of a video elsewhere; what is uploaded knows its own. */
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

/** Any fields of a lesson; what is not named stays as it is. docs/rules.md R-441. */
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
    ...ChallengeRules.shape,
  }))(CurriculumDraft).partial()
export type CurriculumChange = z.output<typeof CurriculumChange>
