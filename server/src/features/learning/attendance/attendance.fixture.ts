import { markAttendances } from 'contract/learning/attendance/api'
import { curriculumFixture } from '../../teaching/curriculum/curriculum.fixture.ts'
import { liveFixture } from '../live/live.fixture.ts'
import { fixture } from '../../../testing/full-site/fixture.ts'

export const attendanceFixture = fixture({
  after: [curriculumFixture, liveFixture],
  async add({ owner, courseRef, attendSeq }, { itemSeq }) {
    const body = { i: itemSeq, attendSeqs: [attendSeq], isPresent: true }
    await owner.call(markAttendances, { ...courseRef, body })
    return { i: itemSeq }
  },
})
