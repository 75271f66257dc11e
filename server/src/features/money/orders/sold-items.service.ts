import { sharesOf } from 'contract/teaching/packages/packages.rules'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'
import { findClassesOf } from '../../teaching/packages/packages.public.ts'
import { findClassPlaces } from '../enrolments/enrolments.public.ts'
import type { NewItem } from './order-items.queries.ts'

/**
 * The items of what is sold: a class is one; a package is its classes, each with its part of the price. An applicant has no
 * places in the classes yet: until then each item names the place in the package. docs/rules.md R-761.
 */
export async function itemsOf(
  tx: ChannelTx,
  { productKind }: Pick<CourseRow, 'productKind'>,
  item: NewItem,
): Promise<NewItem[]> {
  if (productKind !== 'PACKAGE') return [item]
  const classes = await findClassesOf(tx, item.courseSeq)
  const places = await findClassPlaces(tx, item.attendSeq)
  const shares = sharesOf(
    { price: item.unitPrice, totalAmount: item.unitPrice - item.discountAmount },
    classes.map(({ price }) => price),
  )
  const { attendSeq } = item
  return classes.map(({ courseSeq, classSeq, title, deliveryCd }, at) => {
    const place =
      places.length === 0
        ? { courseSeq, classSeq, attendSeq }
        : places.find((one) => one.courseSeq === courseSeq)
    const share = shares[at]
    if (!place || !share) throw new Error(`no place in class ${courseSeq} of package ${item.courseSeq}`)
    const { courseSeq: packageSeq, attendSeq: packageAttendSeq } = item
    return { ...place, ...share, title, deliveryCd, packageSeq, packageAttendSeq }
  })
}
