import type { AnswerValue } from './answers.rules.ts'
import { shownItems, type ConditionalItem } from './conditions.rules.ts'
import { isAnswerable } from './forms.rules.ts'

/** Names the page before the first break. */
export const FIRST_PAGE = 0

export interface FormPage<Item> {
  /** The number of the break with which it begins. */
  key: number
  /** The break; null on the first page of a form that does not begin with one. */
  head: Item | null
  /** What somebody with these answers sees on it. */
  items: Item[]
}

/**
 * The pages of a form for somebody with these answers. One whose questions are all hidden is left out, and so is one without
 * anything; a page of headings alone is there. docs/rules.md R-1108.
 */
export function pagesOf<Item extends ConditionalItem>(
  items: readonly Item[],
  valueOf: (item: Item) => AnswerValue | undefined,
): FormPage<Item>[] {
  const shown = new Set(shownItems(items, valueOf))
  const pages: (FormPage<Item> & { hasQuestions: boolean })[] = [
    { key: FIRST_PAGE, head: null, items: [], hasQuestions: false },
  ]
  for (const item of items) {
    const page = pages.at(-1)
    if (item.itemType === 'PAGE')
      pages.push({ key: item.formItemSeq, head: item, items: [], hasQuestions: false })
    else if (page) {
      if (isAnswerable(item)) page.hasQuestions = true
      if (shown.has(item)) page.items.push(item)
    }
  }
  return pages
    .filter((page) => (page.hasQuestions ? page.items.some(isAnswerable) : page.items.length > 0))
    .map(({ key, head, items: own }) => ({ key, head, items: own }))
}
