import { coursePurged } from 'contract/teaching/courses/state.events'
import { on } from '../../../platform/jobs/tasks.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { dropTexts } from '../../system/files/rich-texts.public.ts'
import { deleteFilesIn, emptyItems } from './purge-lessons.queries.ts'
import { clearMeetingLinks } from './live-items.service.ts'

/** The lessons of a purged course keep their titles and nothing else. docs/rules.md R-439. */
export const emptyLessons = on('curriculum.emptyLessons', coursePurged, (ctx, { courseSeq }) =>
  ctx.transaction(async (tx) => {
    const emptied = await emptyItems(tx, courseSeq)
    const placeSeqs = emptied.map(({ curriculumSeq }) => curriculumSeq)
    await dropTexts(tx, { place: 'LESSON', placeSeqs, now: ctx.now() })
    await clearMeetingLinks(ctx, tx, courseSeq)
    const behind = await deleteFilesIn(tx, courseSeq)
    await replaceImages(tx, { before: behind, after: [], now: ctx.now() })
  }),
)
