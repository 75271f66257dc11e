import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { captionLanguages } from '../../values/caption-languages.ts'
import { nothing } from '../../values/ids.ts'
import { lessonStates, coursePath } from '../lessons/schemas.ts'
import { Bounds } from './schemas.ts'

/** Starts playback; a cookie binds the segments to this browser. A visitor may play a free lesson. */
export const play = endpoint({
  method: 'POST',
  path: `${coursePath}/curriculums/:curriculumSeq/play`,
  access: 'public',
  whileSuspended: 'members',
  reply: Bounds.extend({
    playId: z.string(),
    /** The HLS manifest of an uploaded video; empty for videos at other hosts. */
    manifestUrl: z.string(),
    /** A page of the product with the embedded player of the video's host. */
    embedUrl: z.string().nullable(),
    /** The address at the video's host; null for an uploaded video. */
    linkUrl: z.string().nullable(),
    posterUrl: z.string().nullable(),
    /** WebVTT with a thumbnail for each stretch of the video; null without thumbnails. */
    storyboardUrl: z.string().nullable(),
    captions: z.object({ captionLanguage: z.enum(captionLanguages), url: z.string() }).array(),
    resumeAt: z.int(),
    duration: z.int(),
    vodSpeedControlYn: z.literal([0, 1]),
  }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'MEMBERS_ONLY',
    'NOT_ATTENDING',
    'LESSON_LOCKED',
    'VIDEO_NOT_READY',
    'VIEWING_TIME_OVER',
  ],
})
/** The player's report since the last one: watched ranges in seconds, and the position. */
export const sendHeartbeat = endpoint({
  method: 'POST',
  path: `${coursePath}/curriculums/:curriculumSeq/playtime`,
  access: 'member',
  whileSuspended: 'members',
  body: z.object({
    playId: z.string().max(100),
    playSecond: z.number().min(0).max(100_000),
    ranges: z.array(z.tuple([z.number().min(0), z.number().min(0)])).max(200),
    /** Whether playback continues; viewing time is used up only while it does. */
    isPlaying: z.boolean().default(true),
    /** Milliseconds of actual playback since the last report, without waits and pauses; null where a player does not measure. */
    playedMs: z.int().min(0).max(86_400_000).nullable().default(null),
  }),
  reply: Bounds.extend({ watchedPercent: z.int(), progressState: z.enum(lessonStates), percent: z.int() }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'NOT_ATTENDING',
    'LESSON_LOCKED',
    'PLAY_ENDED',
    'PLAYED_ELSEWHERE',
    'VIEWING_TIME_OVER',
  ],
})

/** Ends playback; the segments are not served any more. */
export const stopPlaying = endpoint({
  method: 'POST',
  path: `${coursePath}/curriculums/:curriculumSeq/stop`,
  access: 'public',
  whileSuspended: 'as-always',
  body: z.object({ playId: z.string().max(100) }),
  reply: nothing,
})
