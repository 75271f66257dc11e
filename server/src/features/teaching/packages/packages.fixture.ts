import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { coursesFixture } from '../courses/courses.fixture.ts'

/** A draft of a package with the class of the site in it. */
export const packagesFixture = fixture({
  after: [coursesFixture],
  async add(world) {
    const { add, ownerSeq, courseSeq } = world
    const made = await add.course(world.channelSeq, { writer: ownerSeq })
    await add.all(
      "update courses set title = $1, product_kind = 'PACKAGE', state = 'DRAFT' where course_seq = $2",
      [MARK, made.courseSeq],
    )
    const inPackage = { ...ofSite(world), package_seq: made.courseSeq }
    await add.row('package_courses', { ...inPackage, course_seq: courseSeq, sort: 1 })
    return { addedSeq: courseSeq, removedSeq: courseSeq }
  },
})
