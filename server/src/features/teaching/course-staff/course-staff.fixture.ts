import { inviteToClass } from 'contract/teaching/course-staff/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

export const courseStaffFixture = fixture({
  async add({ owner, ownerSeq, courseRef }) {
    const body = { userTypeCd: 'CMG', to: { email: `class-${MARK}@example.com` } }
    await owner.call(inviteToClass, { ...courseRef, body })
    return { teacherSeqs: [ownerSeq] }
  },
})
