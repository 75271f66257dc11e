import { addCurriculum } from 'contract/teaching/curriculum/api'
import { curriculumTypes } from 'contract/values/type-codes'
import { filesFixture } from '../../system/files/files.fixture.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** A lesson with a material, and a live lesson that begins in ten minutes. */
export const curriculumFixture = fixture({
  after: [filesFixture],
  async add(world, { fileSeq }) {
    const { add, owner, courseRef, curriculumSeq, videoLesson } = world
    await add.all('update curriculums set title = $1, content = $1', [MARK])
    const material = { curriculum_seq: curriculumSeq, file_seq: fileSeq, sort: 1 }
    await add.row('curriculum_files', { ...ofSite(world), ...material })
    const live = {
      curriculumTypeCd: curriculumTypes.live,
      title: MARK,
      content: MARK,
      liveStartAt: '2026-11-21 12:10:00',
      liveEndAt: '2026-11-21 13:10:00',
      joinUrl: `https://zoom.us/j/85912345678?pwd=${MARK}`,
    }
    const { curriculumSeq: itemSeq } = await owner.call(addCurriculum, { ...courseRef, body: live })
    return {
      itemSeq,
      curriculumSeq: videoLesson,
      curriculumSeqs: [curriculumSeq, videoLesson, itemSeq],
      afterSeq: curriculumSeq,
      zipcode: '03045',
      liveStartAt: '2026-12-01 20:00',
      liveEndAt: '2026-12-01 21:00',
      joinUrl: '',
      startUrl: '',
      offlineStartTime: '19:30',
      offlineEndTime: '21:00',
    }
  },
})
