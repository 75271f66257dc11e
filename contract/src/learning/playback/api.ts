import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { captionLanguages } from '../../values/caption-languages.ts'
import { nothing } from '../../values/ids.ts'
import { lessonStates, place } from '../lessons/schemas.ts'
import { Bounds } from './schemas.ts'

/** Begins to watch; the segments are bound to this browser by a cookie. A visitor may open a free lesson. */
export const play = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/play`,
  access: 'public',
  reply: Bounds.extend({
    playId: z.string(),
    /** The streams of an uploaded video; empty where it stands elsewhere. */
    manifestUrl: z.string(),
    /** A page of ours with the player of the host a video stands at. */
    embedUrl: z.string().nullable(),
    /** Where it stands at its host; null for an uploaded video. */
    linkUrl: z.string().nullable(),
    posterUrl: z.string().nullable(),
    /** WebVTT that names a small picture for each stretch of the film; null where there are none. */
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
/** What was watched since the last time: ranges of seconds, and where the head stands. */
export const sendHeartbeat = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/playtime`,
  access: 'member',
  body: z.object({
    playId: z.string().max(100),
    playSecond: z.number().min(0).max(100_000),
    ranges: z.array(z.tuple([z.number().min(0), z.number().min(0)])).max(200),
    /** Whether it plays on from here; the viewing time runs while it does. */
    isPlaying: z.boolean().default(true),
    /** For how long it played since the last time, waits and pauses left out; null where a player does not measure. */
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

/** Ends watching: the segments are closed from then on. */
export const stopPlaying = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/stop`,
  access: 'public',
  body: z.object({ playId: z.string().max(100) }),
  reply: nothing,
})
