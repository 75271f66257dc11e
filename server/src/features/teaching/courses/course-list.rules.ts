import type { CourseConditions } from 'contract/teaching/courses/schemas'
import { courseFares, courseKinds } from 'contract/teaching/courses/list.rules'
import type { ChannelCategorySeq } from 'contract/values/ids'
import { difficulties } from 'contract/values/type-codes'

/** The bits of `courses.marks`. */
const bits = {
  free: 1,
  paid: 2,
  LIVE: 4,
  VOD: 8,
  OFFLINE: 16,
  TEXT: 32,
  [difficulties.beginner]: 64,
  [difficulties.intermediate]: 128,
  [difficulties.advanced]: 256,
} as const
/** The bits of kinds of products. A class has none of them. */
export const productBits = { CLASS: 0, PACKAGE: 512, CHALLENGE: 1024, CONTENTS: 2048 } as const
const ALL_PRODUCTS = productBits.PACKAGE | productBits.CHALLENGE | productBits.CONTENTS

type Conditions = Pick<
  CourseConditions,
  'fare' | 'kind' | 'difficultyCd' | 'channelCategorySeq' | 'productKind'
>

/** The bits a course must have. */
const marksOf = ({ fare, kind, difficultyCd, productKind }: Conditions) =>
  (fare ? bits[fare] : 0) |
  (kind ? bits[kind] : 0) |
  (difficultyCd ? bits[difficultyCd] : 0) |
  (productKind ? productBits[productKind] : 0)
/**
 * Among which bits they are looked for. Packages have a list of their own, so whether it is one is always asked; the other kinds stand
 * together unless one of them is asked for. docs/rules.md R-767.
 */
export const requiredMarks = (conditions: Conditions) => {
  const marks = marksOf(conditions)
  return { marks, among: marks | (conditions.productKind ? ALL_PRODUCTS : productBits.PACKAGE) }
}

/** The number of courses with equal facets. */
export interface FacetCount {
  channelCategorySeq: ChannelCategorySeq | null
  marks: number
  amount: number
}

/** The number of matching courses. */
export function totalOf(facetCounts: readonly FacetCount[], conditions: Conditions) {
  const { channelCategorySeq } = conditions
  const { marks, among } = requiredMarks(conditions)
  const fits = (facetCount: FacetCount) =>
    (!channelCategorySeq || facetCount.channelCategorySeq === channelCategorySeq) &&
    (facetCount.marks & among) === marks
  return facetCounts.filter(fits).reduce((sum, { amount }) => sum + amount, 0)
}

/** The number of courses that each choice would leave; null where there are too many to count. docs/rules.md R-392. */
export function facetsOf(facetCounts: readonly FacetCount[] | null, chosen: Conditions) {
  const left = (choice: Conditions) => facetCounts && totalOf(facetCounts, { ...chosen, ...choice })
  return {
    fares: courseFares.map((value) => ({ value, count: left({ fare: value }) })),
    kinds: courseKinds.map((value) => ({ value, count: left({ kind: value }) })),
    difficulties: Object.values(difficulties).map((value) => ({
      value,
      count: left({ difficultyCd: value }),
    })),
    inCategory: (channelCategorySeq: ChannelCategorySeq) => left({ channelCategorySeq }),
  }
}

const MAX_WORDS = 8
/** The words of a search; a course must contain each. Initial consonants are found through their trigrams only. */
export function wordsOf(q: string) {
  const words = q.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return { words, spelled: words.filter((word) => !/^[ㄱ-ㅎ]+$/.test(word)) }
}
