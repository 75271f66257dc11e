import { curriculumTypes, type CurriculumTypeCd, type ProductKind } from '../../values/type-codes.ts'

/** Videos, texts and files, in sections. Nothing of contents has a date or waits for anybody. docs/rules.md R-1133. */
const contentsTypes: readonly CurriculumTypeCd[] = [
  curriculumTypes.section,
  curriculumTypes.video,
  curriculumTypes.text,
  curriculumTypes.material,
]

/** Whether a course of this kind may have such an item. */
export const mayHold = (productKind: ProductKind, curriculumTypeCd: CurriculumTypeCd) =>
  productKind !== 'CONTENTS' || contentsTypes.includes(curriculumTypeCd)

/** How many items of each kind there are; sections are none. */
export function countItems(items: readonly { curriculumTypeCd: CurriculumTypeCd }[]) {
  const count = (type: CurriculumTypeCd) =>
    items.filter(({ curriculumTypeCd }) => curriculumTypeCd === type).length
  return {
    videos: count(curriculumTypes.video),
    texts: count(curriculumTypes.text),
    files: count(curriculumTypes.material),
  }
}
