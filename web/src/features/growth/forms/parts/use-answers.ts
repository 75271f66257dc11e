import { useState } from 'react'
import { readAnswer, type AnswerProblem, type AnswerValue } from 'contract/growth/forms/answers.rules'
import { shownItems } from 'contract/growth/forms/conditions.rules'
import { isAnswerable } from 'contract/growth/forms/forms.rules'
import type { FormAnswer, FormItem } from 'contract/growth/forms/schemas'

/** What somebody typed over what they answered before, and what is wrong with it once they tried to send it. */
export function useAnswers(items: readonly FormItem[], before: readonly FormAnswer[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, AnswerValue>>(new Map())
  const [isTried, setTried] = useState(false)
  const own = new Map(before.map(({ formItemSeq, value }) => [Number(formItemSeq), value]))
  const valueOf = ({ formItemSeq }: FormItem) => typed.get(formItemSeq) ?? own.get(formItemSeq)
  const shown = shownItems(items, valueOf)
  const problems = new Map<number, AnswerProblem>()
  for (const item of shown) {
    const { problem } = readAnswer(item, valueOf(item))
    if (problem) problems.set(item.formItemSeq, problem)
  }
  return {
    /** The items that somebody with these answers sees. */
    items: shown,
    valueOf,
    problemOf: ({ formItemSeq }: FormItem) => (isTried ? problems.get(formItemSeq) : undefined),
    problemCount: isTried ? problems.size : 0,
    set: ({ formItemSeq }: FormItem, value: AnswerValue) =>
      setTyped((known) => new Map(known).set(formItemSeq, value)),
    /** The first item with a problem, which from now on are shown; undefined where there is none. */
    check() {
      setTried(true)
      return shown.find(({ formItemSeq }) => problems.has(formItemSeq))
    },
    answers: (): FormAnswer[] =>
      shown.filter(isAnswerable).flatMap((item) => {
        const value = valueOf(item)
        return value === undefined ? [] : [{ formItemSeq: item.formItemSeq, value }]
      }),
  }
}
