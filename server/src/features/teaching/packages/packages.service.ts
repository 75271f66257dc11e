import type { createPackage, getPackageConfig } from 'contract/teaching/packages/api'
import { MAX_CLASSES, obstacleFor } from 'contract/teaching/packages/packages.rules'
import { MIN_CLASSES } from 'contract/teaching/courses/state.rules'
import { courseTypes } from 'contract/values/type-codes'
import type { CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  cardFacts,
  findAllClasses,
  findCoursesOf,
  getChangeableCourse,
  getManagedCourse,
  getShownCourse,
  hasPeople,
  noteContentsOf,
  notePrice,
} from '../courses/courses.public.ts'
import { makeOnce, writeNew } from '../courses/new-courses.public.ts'
import { deleteClass, findClassSeqs, insertClass, setSort } from './packages.queries.ts'
import { contentsOf } from './packages.views.ts'

type Draft = z.output<(typeof createPackage)['body']>

/** A draft with two classes or more. PACKAGE_TOO_SMALL, PACKAGE_CLASS_REFUSED. docs/rules.md R-760. */
export function makePackage(ctx: MemberContext, { requestKey, title, courseSeqs, price }: Draft) {
  const classes = [...new Set(courseSeqs)]
  if (classes.length < MIN_CLASSES) throw refuse('PACKAGE_TOO_SMALL')
  return ctx.transaction(async (tx) => ({
    courseSeq: await makeOnce(ctx, tx, {
      requestKey,
      make: async () => {
        const draft = { title, courseTypeCd: courseTypes.class, productKind: 'PACKAGE' } as const
        const packageSeq = await writeNew(ctx, tx, draft)
        await checkAddable(ctx, tx, classes)
        for (const courseSeq of classes) await insertClass(tx, packageSeq, courseSeq)
        await recordContents(tx, packageSeq)
        await notePrice(tx, packageSeq, price)
        return packageSeq
      },
    }),
  }))
}

async function checkAddable(ctx: Context, tx: ChannelTx, courseSeqs: CourseSeq[]) {
  const found = await findCoursesOf(tx, courseSeqs)
  if (found.length < courseSeqs.length) throw refuse('CLASS_NOT_FOUND')
  if (found.some((course) => obstacleFor(course, ctx.now()) !== null)) throw refuse('PACKAGE_CLASS_REFUSED')
}

/** What the row of a package says of its classes: how many there are, and how long they take. */
async function recordContents(tx: ChannelTx, packageSeq: CourseSeq) {
  const seqs = await findClassSeqs(tx, packageSeq)
  const rows = await findCoursesOf(tx, seqs)
  await noteContentsOf(tx, packageSeq, {
    lessonCount: seqs.length,
    totalSeconds: rows.reduce((sum, { totalSeconds }) => sum + totalSeconds, 0),
  })
}

/** The package whose classes may change: nobody has a place in it or waits for one. PACKAGE_SOLD. docs/rules.md R-768. */
async function changeable(ctx: Context, courseSeq: CourseSeq, tx: ChannelTx) {
  const course = await getChangeableCourse(ctx, courseSeq, tx)
  if (course.productKind !== 'PACKAGE') throw refuse('CLASS_NOT_FOUND')
  if (await hasPeople(tx, courseSeq)) throw refuse('PACKAGE_SOLD')
  return course
}

export const addClass = (ctx: MemberContext, courseSeq: CourseSeq, addedSeq: CourseSeq) =>
  ctx.transaction(async (tx) => {
    await changeable(ctx, courseSeq, tx)
    const classes = await findClassSeqs(tx, courseSeq)
    if (classes.includes(addedSeq)) return null
    if (classes.length >= MAX_CLASSES) throw refuse('PACKAGE_CLASS_REFUSED')
    await checkAddable(ctx, tx, [addedSeq])
    await insertClass(tx, courseSeq, addedSeq)
    await recordContents(tx, courseSeq)
    return null
  })

export const removeClass = (ctx: MemberContext, courseSeq: CourseSeq, removedSeq: CourseSeq) =>
  ctx.transaction(async (tx) => {
    await changeable(ctx, courseSeq, tx)
    const classes = await findClassSeqs(tx, courseSeq)
    if (!classes.includes(removedSeq)) throw refuse('CLASS_NOT_FOUND')
    if (classes.length <= MIN_CLASSES) throw refuse('PACKAGE_TOO_SMALL')
    await deleteClass(tx, courseSeq, removedSeq)
    await recordContents(tx, courseSeq)
    return null
  })

export const orderClasses = (ctx: MemberContext, packageSeq: CourseSeq, courseSeqs: CourseSeq[]) =>
  ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, packageSeq, tx)
    if (course.productKind !== 'PACKAGE') throw refuse('CLASS_NOT_FOUND')
    const classes = await findClassSeqs(tx, packageSeq)
    const isSame = classes.length === courseSeqs.length && classes.every((seq) => courseSeqs.includes(seq))
    if (!isSame) throw refuse('CLASS_STATE_CHANGED')
    for (const [at, courseSeq] of courseSeqs.entries()) await setSort(tx, { packageSeq, courseSeq }, at + 1)
    return null
  })

/** The package for its staff; a class is none. CLASS_NOT_FOUND. */
export async function managedPackage(ctx: MemberContext, courseSeq: CourseSeq) {
  const course = await getManagedCourse(ctx, courseSeq)
  if (course.productKind !== 'PACKAGE') throw refuse('CLASS_NOT_FOUND')
  return course
}

export async function shownPackage(ctx: Context, courseSeq: CourseSeq) {
  const course = await getShownCourse(ctx.db, courseSeq)
  if (course.productKind !== 'PACKAGE') throw refuse('CLASS_NOT_FOUND')
  return contentsOf(ctx, course)
}

/** Every class of the site with the reason where it cannot be put into a package. */
export async function candidates(ctx: MemberContext): Promise<z.output<typeof getPackageConfig.reply>> {
  const rows = await findAllClasses(ctx.db)
  return {
    list: rows.map((row) => ({
      ...cardFacts(ctx, row),
      lessonCount: row.lessonCount,
      reason: obstacleFor(row, ctx.now()),
    })),
  }
}
