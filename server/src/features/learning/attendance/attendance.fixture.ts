import { markAttendances } from 'contract/learning/attendance/api'
import { curriculumFixture } from '../../teaching/curriculum/curriculum.fixture.ts'
import { liveFixture } from '../live/live.fixture.ts'
import { fixture } from '../../../testing/full-site/fixture.ts'

export const attendanceFixture = fixture({
  after: [curriculumFixture, liveFixture],
  async add({ owner, place, attendSeq }, { itemSeq }) {
    const body = { i: itemSeq, attendSeqs: [attendSeq], isPresent: true }
    await owner.call(markAttendances, { ...place, body })
    return { i: itemSeq }
  },
})
