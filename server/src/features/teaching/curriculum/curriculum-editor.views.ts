import { challengeFields } from 'contract/teaching/curriculum/challenges.rules'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { LessonMeeting } from 'contract/teaching/lesson-meetings/schemas'
import type { CourseSeq } from 'contract/values/ids'
import type { LiveTypeCd } from 'contract/values/type-codes'
import type { z } from 'zod'
import { checkAllowed } from '../../../platform/auth/access.ts'
import type { Context } from '../../../platform/context.ts'
import { hasLiveMedia, whyNoAudience } from '../../../platform/live-media/live-media.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getManagedCourse } from '../courses/courses.public.ts'
import { meetingsIn, underWay } from '../lesson-meetings/lesson-meetings.public.ts'
import { liveServicesOf } from '../meeting-accounts/meeting-accounts.public.ts'
import { videoState, type VideoRow } from '../videos/videos.public.ts'
import { rowOf, spotRow, videosOf, type ItemRow } from './curriculum.public.ts'
import { findItems } from './curriculum.queries.ts'
import { findFilesIn } from './item-files.queries.ts'
import { documentRow } from './item-files.service.ts'
import { findLiveItems } from './live-items.queries.ts'
import { liveSettings } from './live-items.service.ts'

/** Every field of a course's lessons, for its staff. */
export async function editableItems(ctx: Context, courseSeq: CourseSeq) {
  const refusal = checkAllowed('CLASS_INFO_READ', ctx.user)
  if (refusal) throw refuse(refusal)
  const { curriculumProgressCd } = await getManagedCourse(ctx, courseSeq)
  const items = await findItems(ctx.db, courseSeq)
  const videos = await videosOf(ctx.db, items)
  const lives = await findLiveItems(ctx.db, courseSeq)
  const files = await findFilesIn(ctx.db, courseSeq)
  const meetings = await meetingsIn(ctx, courseSeq)
  const services = await liveServicesOf(ctx)
  const list = items.map((item): z.output<typeof EditableItem> => ({
    ...rowOf(
      item,
      videos.find(({ uploadVodSeq }) => uploadVodSeq === item.uploadVodSeq),
    ),
    isAvailable: item.isAvailable,
    content: item.content,
    addrRoad2: item.addrRoad2,
    ...spotRow(item),
    ...challengeFields(item),
    ...videoOf(
      item,
      videos.find(({ uploadVodSeq }) => uploadVodSeq === item.uploadVodSeq),
    ),
    files: files.filter(({ curriculumSeq }) => curriculumSeq === item.curriculumSeq).map(documentRow),
    ...withMeeting(
      liveSettings(
        ctx,
        lives.find(({ curriculumSeq }) => curriculumSeq === item.curriculumSeq),
      ),
      { meeting: meetings.get(item.curriculumSeq), ...services },
    ),
  }))
  const audienceOff = whyNoAudience(ctx.ports)
  const hasVideoRoom = hasLiveMedia(ctx.ports.liveMedia)
  return { list, curriculumProgressCd, hasVideoRoom, audienceOff, ...services }
}

interface MeetingsOfSite {
  meeting: LessonMeeting | undefined
  meetingServices: readonly LiveTypeCd[]
}
/** A lesson that was just saved makes its meeting in a moment; one that failed matters only while the site has an account. */
function withMeeting(
  settings: ReturnType<typeof liveSettings>,
  { meeting, meetingServices }: MeetingsOfSite,
): ReturnType<typeof liveSettings> & { meeting: LessonMeeting | null } {
  if (meeting?.state === 'MADE') return { ...settings, meeting }
  const { liveTypeCd, joinUrl, startUrl, isLiveStarted } = settings
  const makesOne = liveTypeCd !== null && meetingServices.includes(liveTypeCd) && joinUrl + startUrl === ''
  if (!makesOne) return { ...settings, meeting: null }
  return { ...settings, meeting: meeting ?? (isLiveStarted ? null : underWay) }
}

const videoOf = (item: ItemRow, video: VideoRow | undefined) => ({
  video: video ? videoState(video) : null,
  uploadVodSeq: video?.uploadVodSeq ?? null,
  uploadOriginFile: video?.originFileName ?? null,
  fileSize: video?.fileSize ?? 0,
  openedAt: video?.openedAt ?? null,
  linkUrl: item.linkUrl,
  limitPercent: item.limitPercent,
  limitDupPlay: item.limitDupPlay,
  limitPlayTime: item.limitPlayTime,
  multiplyPlayTime: item.multiplyPlayTime,
  vodSpeedControlYn: item.hasSpeedControl ? (1 as const) : (0 as const),
})
