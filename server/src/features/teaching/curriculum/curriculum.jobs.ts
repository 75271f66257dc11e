import { videoReady } from 'contract/teaching/videos/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { lockCourse } from '../courses/courses.public.ts'
import { publishToUploader } from '../videos/videos.public.ts'
import { recountLessons } from './curriculum.public.ts'
import { findCoursesWithVideo } from './curriculum.queries.ts'

/** Shows and counts the lessons of a video that became ready, in every course. docs/rules.md R-610. */
export const showReadyVideo = on('curriculum.showReadyVideo', videoReady, async (ctx, { uploadVodSeq }) => {
  await ctx.transaction(async (tx) => {
    const courses = await findCoursesWithVideo(tx, uploadVodSeq)
    for (const { courseSeq } of courses) await lockCourse(tx, courseSeq)
    for (const { courseSeq } of courses) await recountLessons(tx, courseSeq)
  })
  ctx.ports.forgetPages(ctx.channelSeq, ['curriculum', 'courses'])
  await publishToUploader(ctx, uploadVodSeq)
})
