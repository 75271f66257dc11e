import {
  expectedEnd,
  includedState,
  isKrwOnly,
  seatsLeft,
  sharesOf,
} from 'contract/teaching/packages/packages.rules'
import type { PackageContents } from 'contract/teaching/packages/schemas'
import type { getPackagePayment } from 'contract/teaching/packages/api'
import { effectivePrice } from 'contract/values/money'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { cardFacts, findTeacherNames, type CourseRow } from '../courses/courses.public.ts'
import { findClassesOf } from './packages.public.ts'

/** What a package contains, and what follows from it. */
export async function contentsOf(
  ctx: Context,
  { courseSeq, vodDays }: Pick<CourseRow, 'courseSeq' | 'vodDays'>,
  db = ctx.db,
): Promise<z.output<typeof PackageContents>> {
  const rows = await findClassesOf(db, courseSeq)
  const teachers = await findTeacherNames(ctx, rows)
  const now = ctx.now()
  return {
    list: rows.map((row) => ({
      ...cardFacts(ctx, row),
      teachers: teachers(row.courseSeq),
      lessonCount: row.lessonCount,
      totalSeconds: row.totalSeconds,
      seatsLeft: seatsLeft(row),
    })),
    separateAmount: rows.reduce((sum, row) => sum + effectivePrice(row, now), 0),
    krwOnly: isKrwOnly(rows.map(({ displayCurrency }) => displayCurrency)),
    blockedBy: includedState(rows, now),
    expectedEnd: expectedEnd(vodDays, now),
  }
}

/** The price of a package with the part of each class, by what the classes cost without a discount. */
export async function paymentOf(
  ctx: Context,
  course: CourseRow,
): Promise<z.output<typeof getPackagePayment.reply>> {
  const rows = await findClassesOf(ctx.db, course.courseSeq)
  const totalAmount = effectivePrice(course, ctx.now())
  const price = totalAmount === 0 ? 0 : course.price
  const shares = sharesOf(
    { price, totalAmount },
    rows.map((row) => row.price),
  )
  const limited = rows.flatMap((row) => {
    const left = seatsLeft(row)
    return left === null ? [] : [{ title: row.title, seatsLeft: left }]
  })
  return {
    price,
    totalAmount,
    separateAmount: rows.reduce((sum, row) => sum + effectivePrice(row, ctx.now()), 0),
    maxUserCount: course.maxUserCount,
    shares: rows.map(({ courseSeq, title }, at) => ({
      courseSeq,
      title,
      unitPrice: 0,
      discountAmount: 0,
      ...shares[at],
    })),
    scarcest: limited.toSorted((one, other) => one.seatsLeft - other.seatsLeft)[0] ?? null,
  }
}
