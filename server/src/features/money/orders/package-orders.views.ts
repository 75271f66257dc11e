import type { PackageOrderClass } from 'contract/money/orders/schemas'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'
import { findClassesOf } from '../../teaching/packages/packages.public.ts'
import { getOwnOrder } from './orders.service.ts'
import { viewOf } from './orders.views.ts'

const PICTURE_WIDTH = 320

/** The classes that are bought with a package; none with a class. */
export async function packageOrderClasses(
  { db, channelSeq }: Pick<Context, 'db' | 'channelSeq'>,
  { courseSeq, productKind }: Pick<CourseRow, 'courseSeq' | 'productKind'>,
): Promise<z.output<typeof PackageOrderClass>[]> {
  if (productKind !== 'PACKAGE') return []
  const classes = await findClassesOf(db, courseSeq)
  return classes.map((one) => ({
    courseSeq: one.courseSeq,
    title: one.title,
    imageUrl: one.imageFileSeq === null ? null : fileUrl(channelSeq, one.imageFileSeq, PICTURE_WIDTH),
  }))
}

/** One's own order of this package, with its classes. NOT_FOUND. */
export async function ownPackageOrder(
  ctx: MemberContext,
  { courseSeq, productKind }: Pick<CourseRow, 'courseSeq' | 'productKind'>,
  orderNo: string,
) {
  const order = await getOwnOrder(ctx, orderNo)
  if (order.courseSeq !== courseSeq) throw refuse('NOT_FOUND')
  return {
    ...(await viewOf(ctx, order)),
    classes: await packageOrderClasses(ctx, { courseSeq, productKind }),
  }
}
