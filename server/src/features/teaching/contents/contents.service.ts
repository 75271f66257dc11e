import type { createContents, getContentsInfo } from 'contract/teaching/contents/api'
import { countItems } from 'contract/teaching/contents/contents.rules'
import type { CourseSeq } from 'contract/values/ids'
import { courseTypes } from 'contract/values/type-codes'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { settingsOf } from '../courses/course-settings.public.ts'
import { getManagedCourse } from '../courses/courses.public.ts'
import { makeOnce, writeNew } from '../courses/new-courses.public.ts'
import { findItems } from '../curriculum/curriculum.public.ts'

/** A draft without items. docs/rules.md R-1133. */
export const makeContents = (
  ctx: MemberContext,
  { requestKey, ...draft }: z.output<(typeof createContents)['body']>,
) =>
  ctx.transaction(async (tx) => ({
    courseSeq: await makeOnce(ctx, tx, {
      requestKey,
      make: () => writeNew(ctx, tx, { ...draft, courseTypeCd: courseTypes.class, productKind: 'CONTENTS' }),
    }),
  }))

/** The contents for their staff; a course of another kind is none. CLASS_NOT_FOUND. */
export async function contentsInfo(
  ctx: MemberContext,
  courseSeq: CourseSeq,
): Promise<z.output<typeof getContentsInfo.reply>> {
  const course = await getManagedCourse(ctx, courseSeq)
  if (course.productKind !== 'CONTENTS') throw refuse('CLASS_NOT_FOUND')
  return {
    setting: await settingsOf(ctx, course),
    items: countItems(await findItems(ctx.db, courseSeq)),
    totalSeconds: course.totalSeconds,
  }
}
