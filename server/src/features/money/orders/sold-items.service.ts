import { sharesOf } from 'contract/teaching/packages/packages.rules'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { findClassesOf } from '../../teaching/packages/packages.public.ts'
import { findClassPlaces } from '../enrolments/enrolments.public.ts'
import type { NewItem } from './order-items.queries.ts'

/** The items of what is sold: a class is one; a package is its classes, each with its part of the price. docs/rules.md R-761. */
export async function itemsOf(tx: ChannelTx, item: NewItem): Promise<NewItem[]> {
  const classes = await findClassesOf(tx, item.courseSeq)
  if (classes.length === 0) return [item]
  const places = await findClassPlaces(tx, item.attendSeq)
  const shares = sharesOf(
    { price: item.unitPrice, totalAmount: item.unitPrice - item.discountAmount },
    classes.map(({ price }) => price),
  )
  return classes.map(({ courseSeq, title }, at) => {
    const place = places.find((one) => one.courseSeq === courseSeq)
    const share = shares[at]
    if (!place || !share) throw new Error(`no place in class ${courseSeq} of package ${item.courseSeq}`)
    return { ...place, ...share, title, packageSeq: item.courseSeq, packageAttendSeq: item.attendSeq }
  })
}
