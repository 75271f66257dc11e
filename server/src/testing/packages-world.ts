import { createPackage } from 'contract/teaching/packages/api'
import type { AttendSeq, ClassSeq, CourseSeq } from 'contract/values/ids'
import { aShop, pressPay } from './orders-world.ts'
import { noon } from './world.ts'

export const PACKAGE_PRICE = 50_000

/** A shop with a second class of `otherSeats`, and a public package of both for 50,000 won with `seats` of its own. */
export async function aPackageShop({
  price = PACKAGE_PRICE,
  seats = null,
  otherSeats = null,
  vodDays = 30,
}: { price?: number; seats?: number | null; otherSeats?: number | null; vodDays?: number } = {}) {
  const shop = await aShop()
  const { add, owner, channelSeq, ownerSeq, courseSeq, classSeq } = shop
  const other = await add.course(channelSeq, { writer: ownerSeq, price: 40_000, seats: otherSeats })
  const made = await owner.call(createPackage, {
    channelSeq,
    body: { title: '겨울 입문 패키지', courseSeqs: [courseSeq, other.courseSeq], price },
  })
  await add.all(
    "update courses set state = 'PUBLISHED', public_cd = '00', published_at = $1, vod_days = $2 where course_seq = $3",
    [noon, vodDays, made.courseSeq],
  )
  const [{ class_seq: round } = { class_seq: classSeq }] = await add.all<{ class_seq: ClassSeq }>(
    'update course_rounds set user_limit_type_cd = $1, max_user_count = $2 where course_seq = $3 returning class_seq',
    [seats === null ? '01' : '99', seats, made.courseSeq],
  )
  const packageRef = { channelSeq, courseSeq: made.courseSeq }
  const classes = [
    { courseSeq, classSeq },
    { courseSeq: other.courseSeq, classSeq: other.classSeq },
  ]
  const seatsIn = async (seq: ClassSeq) =>
    (
      await add.all<{ taken: number }>(
        'select seats_taken as taken from course_rounds where class_seq = $1',
        [seq],
      )
    )[0]?.taken
  return {
    ...shop,
    other,
    packageRef,
    classes,
    /** Seats taken in the package, in the first class and in the second. */
    taken: async () => [await seatsIn(round), await seatsIn(classSeq), await seatsIn(other.classSeq)],
    /** Every place of the site: whose course, in which state, through which place. */
    places: () =>
      add.all<{
        attend_seq: AttendSeq
        course_seq: CourseSeq
        state: string
        parent_attend_seq: AttendSeq | null
      }>('select attend_seq, course_seq, state, parent_attend_seq from enrolments order by attend_seq'),
    pressPackage: (who: Parameters<typeof pressPay>[0], input: Parameters<typeof pressPay>[2] = {}) =>
      pressPay(who, packageRef, { totalAmount: price, ...input }),
  }
}
