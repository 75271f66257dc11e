import type { AnswerValue } from './answers.rules.ts'
import { hasOptions, type ItemFields, type ItemType } from './forms.rules.ts'

/** An item is shown to who chose one of these options of an earlier question. */
export interface ShowIf {
  formItemSeq: number
  optionKeys: readonly string[]
}
export interface ConditionalItem {
  formItemSeq: number
  itemType: ItemType
  options: ItemFields['options']
  showIf?: ShowIf | null | undefined
}

/**
 * The items that somebody with these answers sees, in their order. A condition counts as long as its question stands earlier and still
 * has one of the options; a question that is not shown was not answered. docs/rules.md R-1108.
 */
export function shownItems<Item extends ConditionalItem>(
  items: readonly Item[],
  valueOf: (item: Item) => AnswerValue | undefined,
): Item[] {
  const options = new Map<number, readonly string[]>()
  const chosen = new Map<number, readonly string[]>()
  return items.filter((item) => {
    const { formItemSeq, showIf } = item
    const known = showIf ? (options.get(showIf.formItemSeq) ?? []) : []
    const keys = showIf?.optionKeys.filter((key) => known.includes(key)) ?? []
    const isShown =
      !showIf || keys.length === 0 || keys.some((key) => chosen.get(showIf.formItemSeq)?.includes(key))
    const value = valueOf(item)
    options.set(
      formItemSeq,
      item.options.map(({ key }) => key),
    )
    chosen.set(formItemSeq, isShown && value !== undefined ? [value].flat().map(String) : [])
    return isShown
  })
}

/** The questions before an item whose answer can decide whether it is shown; all of them for a new one. */
export function deciders<Item extends ConditionalItem>(items: readonly Item[], formItemSeq: number | null) {
  const at = items.findIndex((item) => item.formItemSeq === formItemSeq)
  return items.slice(0, at === -1 ? items.length : at).filter(({ itemType }) => hasOptions(itemType))
}
