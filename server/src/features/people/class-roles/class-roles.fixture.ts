import { fixture, ofClass } from '../../../testing/full-site/fixture.ts'

export const classRolesFixture = fixture({
  async add(world) {
    await world.add.row('course_staff', { ...ofClass(world), user_seq: world.ownerSeq })
    return {}
  },
})
