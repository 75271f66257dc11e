import { CourseInformation } from 'contract/teaching/courses/drafts.schemas'
import { checkRunnable, checkLength, type KindRule } from 'contract/teaching/courses/kinds.rules'
import type { CourseKind } from 'contract/teaching/courses/kinds.schemas'
import type { FileSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { ClassSettings } from './course-settings.api.ts'

export type InformationDraft = z.input<typeof CourseInformation> &
  z.input<typeof CourseKind> & {
    imageAlt: string
    pictures: { fileSeq: FileSeq; altText: string }[]
    rowVersion: number
    serviceAlias: string
  }

/** The fields of a class that the information tab edits. */
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
    courseTypeCd: settings.courseTypeCd,
    scheduleTypeCd: settings.scheduleTypeCd,
    weekdays: settings.weekdays,
    classStartTime: settings.classStartTime,
    classEndTime: settings.classEndTime,
    categoryCd: settings.categoryCd,
    openTypeCd: settings.openTypeCd,
    openTypeUrl: settings.openTypeUrl,
    subscribeYn: settings.subscribeYn,
    serviceAlias: settings.serviceAlias,
    rowVersion: settings.rowVersion,
  }
}

/** The violated rules of type and hours by field; the dates are on the payment tab. */
export function kindTroubles(draft: InformationDraft, settings: ClassSettings) {
  const { startAt, endAt } = settings
  const dates = { startAt: startAt && new Date(startAt), endAt: endAt && new Date(endAt) }
  const short = checkLength(draft, { startAt: dates.startAt || null, endAt: dates.endAt || null })
  const path = draft.scheduleTypeCd === 'R' ? 'scheduleTypeCd' : 'courseTypeCd'
  return new Map<string, KindRule | 'PERIOD_TOO_SHORT'>([
    ...checkRunnable(draft).map(({ path: at, rule }) => [at.replace(/^body\./, ''), rule] as const),
    ...short.map(({ rule }) => [path, rule] as const),
  ])
}

type Field = keyof InformationDraft
const week: readonly Field[] = ['scheduleTypeCd', 'weekdays', 'classStartTime', 'classEndTime']
/** Groups of fields that are saved only together: if one is invalid, all keep their stored values. */
const together: Readonly<Record<string, readonly Field[]>> = {
  courseTypeCd: ['courseTypeCd'],
  scheduleTypeCd: ['courseTypeCd', ...week],
  weekdays: week,
  classStartTime: week,
  classEndTime: week,
  openTypeUrl: ['openTypeCd', 'openTypeUrl'],
}

/** The draft without its invalid fields and their groups, which keep their stored values. docs/rules.md R-495. */
export function keepable(draft: InformationDraft, stored: InformationDraft, wrong: Iterable<string>) {
  const held = [...wrong].flatMap((name) => together[name] ?? fieldsNamed(draft, name))
  const kept = held.reduce<InformationDraft>(
    (before, field) => ({ ...before, [field]: stored[field] }),
    draft,
  )
  return { kept, held }
}
/** The fields of a path: `pictures.0.altText` belongs to the pictures. */
export function fieldsNamed(draft: InformationDraft, path: string) {
  const name = path.split('.', 1)[0] ?? ''
  return isField(draft, name) ? [name] : []
}
const isField = (draft: InformationDraft, name: string): name is Field => Object.hasOwn(draft, name)

/** Uses the schema of the endpoint, so that the minimum length has one source. */
export const isTitleFine = (title: string) => CourseInformation.shape.title.safeParse(title).success

export const richTexts = ['desc1', 'desc2', 'desc3', 'desc4', 'desc5', 'desc6'] as const
