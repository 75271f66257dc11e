import type { CurriculumRow } from 'contract/teaching/curriculum/schemas'
import { readSeoul } from 'contract/values/korea-time'
import { curriculumTypes } from 'contract/values/type-codes'

const DAY_MS = 24 * 3_600_000
export type DatedLesson = Pick<
  CurriculumRow,
  'curriculumTypeCd' | 'liveStartAt' | 'liveEndAt' | 'lockStatusYn'
>

const at = (moment: string | null) => readSeoul(moment ?? '')?.getTime() ?? 0

/** The live lesson that runs or starts first within a day, as in the list of one's own lives. docs/rules.md R-1247. */
export function nextLiveOf<Row extends DatedLesson>(lessons: readonly Row[], now: Date): Row | undefined {
  return lessons
    .filter(
      ({ curriculumTypeCd, lockStatusYn }) =>
        curriculumTypeCd === curriculumTypes.live && lockStatusYn === 'N',
    )
    .filter(
      ({ liveStartAt, liveEndAt }) =>
        at(liveEndAt) > now.getTime() && at(liveStartAt) < now.getTime() + DAY_MS,
    )
    .toSorted((one, other) => at(one.liveStartAt) - at(other.liveStartAt))[0]
}
