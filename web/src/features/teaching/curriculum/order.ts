import { curriculumTypes } from 'contract/values/type-codes'

interface Item {
  curriculumSeq: number
  curriculumTypeCd: string
}
export const isSection = ({ curriculumTypeCd }: Item) => curriculumTypeCd === curriculumTypes.section

/** Groups lessons under their section; those before the first section form a group without a heading. */
export function groupsOf<Row extends Item>(items: readonly Row[]) {
  const groups: { section: Row | null; lessons: Row[] }[] = []
  for (const item of items) {
    if (isSection(item)) groups.push({ section: item, lessons: [] })
    else {
      const last = groups.at(-1)
      if (last) last.lessons.push(item)
      else groups.push({ section: null, lessons: [item] })
    }
  }
  return groups
}

/** The items that move together: the item itself, and for a section its lessons. */
function blockAt(items: readonly Item[], index: number) {
  const item = items[index]
  if (!item || !isSection(item)) return 1
  const next = items.findIndex((other, at) => at > index && isSection(other))
  return (next < 0 ? items.length : next) - index
}

/**
 * The list after an item was dropped on another one. A lesson takes that position; a section moves with its lessons
 * before or after the whole target section.
 */
export function moved<Row extends Item>(items: readonly Row[], fromSeq: number, toSeq: number): Row[] {
  const from = items.findIndex(({ curriculumSeq }) => curriculumSeq === fromSeq)
  const to = items.findIndex(({ curriculumSeq }) => curriculumSeq === toSeq)
  if (from < 0 || to < 0 || from === to) return [...items]
  const length = blockAt(items, from)
  if (to >= from && to < from + length) return [...items]
  const block = items.slice(from, from + length)
  const rest = [...items.slice(0, from), ...items.slice(from + length)]
  const at = rest.findIndex(({ curriculumSeq }) => curriculumSeq === toSeq)
  const position = isSectionAt(items, from) ? sectionPosition(rest, at, to > from) : at + (to > from ? 1 : 0)
  return [...rest.slice(0, position), ...block, ...rest.slice(position)]
}
function isSectionAt(items: readonly Item[], index: number) {
  const item = items[index]
  return item !== undefined && isSection(item)
}

/** The position before the section of an index, or after its last lesson; lessons without a section stay on top. */
function sectionPosition(items: readonly Item[], index: number, isBehind: boolean) {
  let start = index
  while (start > 0 && !isSectionAt(items, start)) start -= 1
  if (!isSectionAt(items, start)) {
    const first = items.findIndex(isSection)
    return first < 0 ? items.length : first
  }
  return isBehind ? start + blockAt(items, start) : start
}

/** The item to drop on for a step up or down: the neighbour; for a section the neighbouring section. */
export function neighbourOf(items: readonly Item[], seq: number, step: 1 | -1): number | null {
  const index = items.findIndex(({ curriculumSeq }) => curriculumSeq === seq)
  const row = isSectionAt(items, index) ? items.filter(isSection) : items
  const at = row.findIndex(({ curriculumSeq }) => curriculumSeq === seq)
  return row[at + step]?.curriculumSeq ?? null
}
