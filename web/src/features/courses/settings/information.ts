import { CourseInformation } from 'contract/course-drafts'
import type { FileSeq } from 'contract/values'
import type { z } from 'zod'
import type { ClassSettings } from './course-settings.api.ts'

export type InformationDraft = z.input<typeof CourseInformation> & {
  imageAlt: string
  pictures: { fileSeq: FileSeq; altText: string }[]
  rowVersion: number
  serviceAlias: string
}

/** What the information tab edits of everything that is known about a class. */
export function informationOf(settings: ClassSettings): InformationDraft {
  return {
    title: settings.title,
    subTitle: settings.subTitle,
    introduction: settings.introduction,
    desc1: settings.desc1,
    desc2: settings.desc2,
    desc3: settings.desc3,
    desc4: settings.desc4,
    desc5: settings.desc5,
    desc6: settings.desc6,
    channelCategorySeq: settings.channelCategorySeq,
    imageFileSeq: settings.imageFileSeq,
    imageAlt: settings.imageAlt,
    pictures: settings.pictures.map(({ fileSeq, altText }) => ({ fileSeq, altText: altText ?? '' })),
    difficultyCd: settings.difficultyCd,
    serviceAlias: settings.serviceAlias,
    rowVersion: settings.rowVersion,
  }
}

/** The promise itself says whether the title is long enough. */
export const isTitleFine = (title: string) => CourseInformation.shape.title.safeParse(title).success

export const richTexts = ['desc1', 'desc2', 'desc3', 'desc4', 'desc5', 'desc6'] as const
