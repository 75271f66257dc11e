import { InformationDraft } from 'contract/teaching/courses/drafts.schemas'
import { createPackage } from 'contract/teaching/packages/api'
import type { CourseSeq } from 'contract/values/ids'
import { submitCourse } from 'server/src/features/teaching/courses/course-review-request.service.ts'
import { getManagedCourse } from 'server/src/features/teaching/courses/courses.public.ts'
import { saveInformation } from 'server/src/features/teaching/courses/courses.service.ts'
import { informationTab } from 'server/src/features/teaching/courses/courses.views.ts'
import { makePackage } from 'server/src/features/teaching/packages/packages.service.ts'
import type { MemberContext } from 'server/src/platform/context.ts'

/** Classes of the demo that are sold together. */
export interface DemoPackage {
  title: string
  subTitle: string
  introduction: string
  /** Their titles. */
  classes: readonly string[]
  price: number
}

/** Made, described and published as its owner would. */
export async function sellTogether(
  ctx: MemberContext,
  { classes, title, price, ...texts }: DemoPackage,
  known: ReadonlyMap<string, CourseSeq>,
) {
  const courseSeqs = classes.flatMap((name) => known.get(name) ?? [])
  const { courseSeq } = await makePackage(ctx, createPackage.body.parse({ title, courseSeqs, price }))
  const draft = await informationTab(ctx, await getManagedCourse(ctx, courseSeq))
  await saveInformation(ctx, courseSeq, InformationDraft.parse({ ...draft, ...texts }))
  await submitCourse(ctx, courseSeq)
}
