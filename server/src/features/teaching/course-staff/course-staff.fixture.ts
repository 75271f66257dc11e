import { inviteToClass } from 'contract/teaching/course-staff/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

export const courseStaffFixture = fixture({
  async add({ owner, ownerSeq, place }) {
    const body = { userTypeCd: 'CMG', to: { email: `class-${MARK}@example.com` } }
    await owner.call(inviteToClass, { ...place, body })
    return { teacherSeqs: [ownerSeq] }
  },
})
