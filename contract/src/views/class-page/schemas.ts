import { z } from 'zod'
import { Teacher } from '../../people/members/teachers.schemas.ts'
import { PageSeo } from '../../site/seo/schemas.ts'
import { ClassManager } from '../../teaching/course-staff/schemas.ts'
import { RecruitParts, TrashParts } from '../../teaching/courses/parts.schemas.ts'
import { CourseCard, courseLifecycles } from '../../teaching/courses/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { PictureVariants } from '../../values/sent-images.ts'
import { progressModes } from '../../values/type-codes.ts'
import { KindParts, PageParts } from './parts.schemas.ts'

export const CourseDetail = CourseCard.extend({
  contentId: z.uuid(),
  classSeq: seq('round'),
  /** The number of the round; applications go to the current one. */
  partNumber: z.int(),
  currentPartNumber: z.int(),
  introduction: z.string(),
  /** Six rich texts: introduction, audience, contents, instructor, notes, refund policy. Sanitised HTML. */
  desc1: z.string(),
  desc2: z.string(),
  desc3: z.string(),
  desc4: z.string(),
  desc5: z.string(),
  desc6: z.string(),
  imageVariants: PictureVariants,
  /** The alternative text of the first picture. */
  imageAlt: z.string(),
  /** The pictures after the first. */
  pictures: z.object({ altText: z.string(), variants: PictureVariants }).array(),
  teachers: Teacher.array(),
  /** Class staff beside the instructors. */
  classManagers: ClassManager.array(),
  curriculumCount: z.int(),
  totalSeconds: z.int(),
  lifecycle: z.enum(courseLifecycles),
  curriculumProgressCd: z.enum(progressModes),
  updatedAt: instant,
  seoSetting: PageSeo.nullable(),
  ...TrashParts.shape,
  ...RecruitParts.shape,
  ...PageParts.shape,
  ...KindParts.shape,
})
export type CourseDetail = z.input<typeof CourseDetail>
