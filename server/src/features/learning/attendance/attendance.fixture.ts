import { markAttendances, setTolerance } from 'contract/learning/attendance/api'
import { curriculumFixture } from '../../teaching/curriculum/curriculum.fixture.ts'
import { liveFixture } from '../live/live.fixture.ts'
import { fixture } from '../../../testing/full-site/fixture.ts'

export const attendanceFixture = fixture({
  after: [curriculumFixture, liveFixture],
  async add({ owner, courseRef, attendSeq }, { itemSeq }) {
    const body = { i: itemSeq, attendSeqs: [attendSeq], isPresent: true }
    await owner.call(markAttendances, { ...courseRef, body })
    const tolerance = { lateMinutes: 5, earlyMinutes: 5 }
    await owner.call(setTolerance, { ...courseRef, body: tolerance })
    return { i: itemSeq, ...tolerance }
  },
})
