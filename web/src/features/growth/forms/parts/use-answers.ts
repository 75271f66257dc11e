import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readAnswer, type AnswerProblem, type AnswerValue } from 'contract/growth/forms/answers.rules'
import { isAnswerable } from 'contract/growth/forms/forms.rules'
import { FIRST_PAGE, pagesOf, type FormPage } from 'contract/growth/forms/pages.rules'
import type { FormAnswer, FormItem } from 'contract/growth/forms/schemas'
import { blockId } from './block-id.ts'

const nothing: FormPage<FormItem> = { key: FIRST_PAGE, head: null, items: [] }

/**
 * What somebody typed over what they answered before, page by page. What is wrong is shown once they tried to leave a page
 * forwards; going back needs nothing.
 */
export function useAnswers(items: readonly FormItem[], before: readonly FormAnswer[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, AnswerValue>>(new Map())
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set())
  const [key, setKey] = useState<number>(FIRST_PAGE)
  const own = new Map(before.map(({ formItemSeq, value }) => [Number(formItemSeq), value]))
  const valueOf = ({ formItemSeq }: FormItem) => typed.get(formItemSeq) ?? own.get(formItemSeq)
  const pages = pagesOf(items, valueOf)
  const at = Math.max(
    0,
    pages.findIndex((one) => one.key === key),
  )
  const page = pages[at] ?? nothing
  const problemOf = (item: FormItem) => readAnswer(item, valueOf(item)).problem
  const wrongOn = (one: FormPage<FormItem>) => one.items.filter(problemOf)
  const isTried = tried.has(page.key)
  /** Shows a page, with reading at its top or at one of its fields. */
  function open(to: FormPage<FormItem>, first?: FormItem) {
    // The page has to be there before anything on it can be focused.
    flushSync(() => setKey(to.key))
    if (first) focusBlock(blockId(first))
    else focusHead()
  }
  /** Whether nothing is wrong on these pages; otherwise the first wrong field is focused. */
  function check(these: readonly FormPage<FormItem>[]) {
    setTried((known) => new Set([...known, ...these.map((one) => one.key)]))
    const wrong = these.find((one) => wrongOn(one).length > 0)
    if (wrong) open(wrong, wrongOn(wrong)[0])
    return !wrong
  }
  return {
    page,
    pageCount: pages.length,
    /** The number of the page, from 1. */
    pageNo: at + 1,
    isLast: at >= pages.length - 1,
    back: at > 0 ? () => open(pages[at - 1] ?? nothing) : null,
    next() {
      const following = pages[at + 1]
      if (following && check([page])) open(following)
    },
    /** Whether everything is right on all pages; otherwise the first wrong field is focused. */
    isComplete: () => check(pages),
    /** Shows the page with this item, without moving the focus. */
    showItem(formItemSeq: number) {
      const its = pages.find(
        (one) => one.key === formItemSeq || one.items.some((item) => item.formItemSeq === formItemSeq),
      )
      if (its) setKey(its.key)
    },
    valueOf,
    problemOf: (item: FormItem): AnswerProblem | undefined => (isTried ? problemOf(item) : undefined),
    problemCount: isTried ? wrongOn(page).length : 0,
    set: ({ formItemSeq }: FormItem, value: AnswerValue) =>
      setTyped((known) => new Map(known).set(formItemSeq, value)),
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
const focusHead = () => document.getElementById(PAGE_HEAD)?.focus()

function focusBlock(id: string) {
  const block = document.getElementById(id)
  block?.querySelector<HTMLElement>('input, textarea, select')?.focus()
}
