import { copyCourse } from 'contract/course-life'
import * as promised from 'contract/curriculum'
import * as bulk from 'contract/curriculum-bulk'
import { implement } from '../../platform/http/implement.ts'
import { getManagedCourse } from '../courses/courses.public.ts'
import { getReadableStanding } from '../enrolments/enrolments.public.ts'
import { videoState } from '../videos/videos.public.ts'
import { changeItems, removeItems } from './bulk.ts'
import { copyItems } from './copy-items.ts'
import { copyClass } from './copying.ts'
import { rowOf, spotRow, videosOf, type ItemFound } from './curriculum.public.ts'
import { findItems } from './curriculum.queries.ts'
import { findFilesIn } from './item-files.queries.ts'
import { documentRow } from './item-files.ts'
import { findLiveItems } from './live-items.queries.ts'
import { liveSettings } from './live-items.ts'
import * as service from './curriculum.service.ts'

/** What a post mission asks for, as the wire says it. */
const challengeOf = (item: ItemFound) => ({
  maxChallengeCount: item.maxChallengeCount,
  dailyChallengeCount: item.dailyChallengeCount,
  dailyChallengeStartTime: item.dailyChallengeStartTime,
  dailyChallengeEndTime: item.dailyChallengeEndTime,
  missionChallengeEndAt: item.missionChallengeEndAt,
  completionRateCondition: item.completionRateCondition,
  publicScopeFixedYn: item.publicScopeFixedYn,
  publicScopeDefault: item.publicScopeDefault,
})

type Videos = Awaited<ReturnType<typeof videosOf>>
const videoOf = (videos: Videos, item: ItemFound) =>
  videos.find(({ uploadVodSeq }) => uploadVodSeq === item.uploadVodSeq)

export const curriculumRoutes = [
  implement(copyCourse, ({ ctx, params }) => copyClass(ctx, params.courseSeq)),
  implement(promised.listCurriculum, async ({ ctx, params: { courseSeq } }) => {
    await getReadableStanding(ctx, courseSeq)
    const items = await findItems(ctx.db, courseSeq)
    const videos = await videosOf(ctx.db, items)
    return { list: items.map((item) => rowOf(item, videoOf(videos, item))) }
  }),
  implement(promised.listEditableCurriculum, async ({ ctx, params: { courseSeq } }) => {
    const { curriculumProgressCd } = await getManagedCourse(ctx, courseSeq)
    const items = await findItems(ctx.db, courseSeq)
    const videos = await videosOf(ctx.db, items)
    const lives = await findLiveItems(ctx.db, courseSeq)
    const files = await findFilesIn(ctx.db, courseSeq)
    const list = items.map((item) => {
      const video = videoOf(videos, item)
      const { content, addrRoad2, workTypeCd } = item
      const { limitPercent, limitDupPlay, limitPlayTime, multiplyPlayTime } = item
      const vodSpeedControlYn = item.hasSpeedControl ? (1 as const) : (0 as const)
      const live = lives.find(({ curriculumSeq }) => curriculumSeq === item.curriculumSeq)
      const settings = liveSettings(ctx, live)
      return {
        ...rowOf(item, video),
        content,
        addrRoad2,
        ...spotRow(item),
        workTypeCd,
        ...challengeOf(item),
        video: video ? videoState(video) : null,
        files: files.filter(({ curriculumSeq }) => curriculumSeq === item.curriculumSeq).map(documentRow),
        limitPercent,
        limitDupPlay,
        limitPlayTime,
        multiplyPlayTime,
        vodSpeedControlYn,
        linkUrl: item.linkUrl,
        ...settings,
      }
    })
    return { list, curriculumProgressCd }
  }),
  implement(promised.getVideoLink, ({ ctx, params, query }) =>
    service.lookUpVideo(ctx, params.courseSeq, query),
  ),
  implement(promised.addCurriculum, ({ ctx, params, body }) => service.addItem(ctx, params.courseSeq, body)),
  implement(promised.saveCurriculum, ({ ctx, params, body }) => service.saveItem(ctx, params, body)),
  implement(promised.removeCurriculum, ({ ctx, params, body }) =>
    service.removeItem(ctx, params, body.forceYn),
  ),
  implement(promised.orderCurriculum, ({ ctx, params, body }) =>
    service.orderItems(ctx, params.courseSeq, body.curriculumSeqs),
  ),
  implement(bulk.copyCurriculums, ({ ctx, params, body }) => copyItems(ctx, params.courseSeq, body)),
  implement(bulk.changeCurriculums, ({ ctx, params, body }) => changeItems(ctx, params.courseSeq, body)),
  implement(bulk.removeCurriculums, ({ ctx, params, body }) => removeItems(ctx, params.courseSeq, body)),
  implement(promised.setProgressMode, ({ ctx, params, body }) =>
    service.setProgressMode(ctx, params.courseSeq, body.curriculumProgressCd),
  ),
]
