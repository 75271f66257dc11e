import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readAnswer, type AnswerProblem, type AnswerValue } from 'contract/growth/forms/answers.rules'
import { isAnswerable } from 'contract/growth/forms/forms.rules'
import { FIRST_PAGE, pagesOf, type FormPage } from 'contract/growth/forms/pages.rules'
import type { FormAnswer, FormItem } from 'contract/growth/forms/schemas'
import { blockId } from './block-id.ts'

type Page = FormPage<FormItem>
type AnswerChange = AnswerValue | ((before: AnswerValue | undefined) => AnswerValue)
const nothing: Page = { key: FIRST_PAGE, head: null, items: [] }

/** What somebody typed over what they answered before. */
function useTyped(before: readonly FormAnswer[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, AnswerValue>>(new Map())
  const own = new Map(before.map(({ formItemSeq, value }) => [Number(formItemSeq), value]))
  return {
    valueOf: ({ formItemSeq }: FormItem) => typed.get(formItemSeq) ?? own.get(formItemSeq),
    set: ({ formItemSeq }: FormItem, value: AnswerChange) =>
      setTyped((known) => {
        const now = known.get(formItemSeq) ?? own.get(formItemSeq)
        return new Map(known).set(formItemSeq, typeof value === 'function' ? value(now) : value)
      }),
  }
}

type ProblemOf = (item: FormItem) => AnswerProblem | undefined
/** The page that is open. What is wrong is shown once somebody tried to leave a page forwards; going back needs nothing. */
function usePages(pages: readonly Page[], problemOf: ProblemOf) {
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set())
  const [key, setKey] = useState<number>(FIRST_PAGE)
  const found = pages.findIndex((one) => one.key === key)
  const at = Math.max(0, found)
  const page = pages[at] ?? nothing
  /** Shows a page, with reading at its top or at one of its fields. */
  function open(to: Page, first?: FormItem) {
    // The page has to be there before anything on it can be focused.
    flushSync(() => setKey(to.key))
    if (first) focusBlock(blockId(first))
    else document.getElementById(PAGE_HEAD)?.focus()
  }
  /** Whether nothing is wrong on these pages; otherwise the first wrong field is focused. */
  function check(these: readonly Page[]) {
    setTried((known) => new Set([...known, ...these.map((one) => one.key)]))
    const wrong = these.find((one) => one.items.some(problemOf))
    if (wrong) open(wrong, wrong.items.find(problemOf))
    return !wrong
  }
  return {
    page,
    pageCount: pages.length,
    /** The number of the page, from 1. */
    pageNo: at + 1,
    isLast: at >= pages.length - 1,
    isTried: tried.has(page.key),
    back: at > 0 ? () => open(pages[at - 1] ?? nothing) : null,
    next() {
      const following = pages[at + 1]
      if (following && check([page])) open(following)
    },
    /** Whether everything is right on all pages; otherwise the first wrong field is focused. */
    isComplete: () => check(pages),
    /** Shows the page with this item, without moving the focus. */
    showItem(formItemSeq: number) {
      const isIts = (one: Page) =>
        one.key === formItemSeq || one.items.some((item) => item.formItemSeq === formItemSeq)
      const its = pages.find(isIts)
      if (its) setKey(its.key)
    },
  }
}

/** What somebody answers, page by page. */
export function useAnswers(
  items: readonly FormItem[],
  before: readonly FormAnswer[],
  { takesFiles = true }: { takesFiles?: boolean } = {},
) {
  const { valueOf, set } = useTyped(before)
  const pages = pagesOf(items, valueOf)
  const problemOf: ProblemOf = (item) =>
    takesFiles || item.itemType !== 'FILE' ? readAnswer(item, valueOf(item)).problem : undefined
  const { isTried, ...opened } = usePages(pages, problemOf)
  return {
    ...opened,
    valueOf,
    set,
    problemOf: (item: FormItem) => (isTried ? problemOf(item) : undefined),
    problemCount: isTried ? opened.page.items.filter(problemOf).length : 0,
    answers: (): FormAnswer[] =>
      pages
        .flatMap((one) => one.items)
        .filter(isAnswerable)
        .flatMap((item) => {
          const value = valueOf(item)
          return value === undefined ? [] : [{ formItemSeq: item.formItemSeq, value }]
        }),
  }
}
export type AnswersState = ReturnType<typeof useAnswers>

export const PAGE_HEAD = 'form-page-head'

function focusBlock(id: string) {
  const block = document.getElementById(id)
  block?.querySelector<HTMLElement>('input, textarea, select')?.focus()
}
