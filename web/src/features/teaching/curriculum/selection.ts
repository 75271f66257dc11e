import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CurriculumSeq } from 'contract/values/ids'
import { groupsOf, isSection } from './order.ts'

type Item = Pick<EditableItem, 'curriculumSeq' | 'curriculumTypeCd'>

/** The selection after a press on a row: a section selects or deselects all of its lessons. */
export function toggled(items: readonly Item[], chosen: ReadonlySet<CurriculumSeq>, seq: CurriculumSeq) {
  const group = groupsOf(items).find(({ section }) => section?.curriculumSeq === seq)
  const rows = [seq, ...(group?.lessons ?? []).map(({ curriculumSeq }) => curriculumSeq)]
  return chosen.has(seq) ? without(chosen, rows) : new Set([...chosen, ...rows])
}
function without(chosen: ReadonlySet<CurriculumSeq>, rows: readonly CurriculumSeq[]) {
  const left = new Set(chosen)
  for (const row of rows) left.delete(row)
  return left
}

/** The list after these lessons moved to the end of a section; null stands for the top, before the first section. */
export function movedInto<Row extends Item>(
  items: readonly Row[],
  chosen: ReadonlySet<CurriculumSeq>,
  section: CurriculumSeq | null,
): Row[] {
  const moving = items.filter((item) => chosen.has(item.curriculumSeq) && !isSection(item))
  const rest = items.filter((item) => !moving.includes(item))
  const groups = groupsOf(rest)
  const isTarget = (group: (typeof groups)[number]) => (group.section?.curriculumSeq ?? null) === section
  if (section === null && !groups.some(isTarget)) return [...moving, ...rest]
  return groups.flatMap((group) => [
    ...(group.section ? [group.section] : []),
    ...group.lessons,
    ...(isTarget(group) ? moving : []),
  ])
}
