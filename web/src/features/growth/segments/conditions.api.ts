import type { Condition } from 'contract/growth/segments/audience.schemas'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { useEndpoint } from '../../../platform/endpoint.ts'

/** The first hundred classes of the site that everybody sees. */
export const usePublicClasses = () =>
  useEndpoint(listAdminCourses, { query: { shelf: 'public', page: 1, size: 100 } })

type Classes = ReturnType<typeof usePublicClasses>['data']
/** The same for a list to choose from. */
export const classChoices = (classes: Classes) =>
  classes?.list.map(({ courseSeq, title }) => ({ seq: courseSeq, title })) ?? []

/** A condition while it is written: numbers may be missing. */
export type ConditionDraft =
  | Extract<Condition, { kind: 'CLASS' | 'LEVEL' }>
  | (Omit<Extract<Condition, { kind: 'JOINED' }>, 'days'> & { days: number | null })
  | (Omit<Extract<Condition, { kind: 'PAID' }>, 'amount'> & { amount: number | null })

/** Those that can be sent; conditions whose number or level is missing are left out. */
export function conditionsOf(drafts: ConditionDraft[]): Condition[] {
  return drafts.flatMap((draft): Condition[] => {
    if (draft.kind === 'JOINED') return draft.days ? [{ ...draft, days: draft.days }] : []
    if (draft.kind === 'PAID') return draft.amount ? [{ ...draft, amount: draft.amount }] : []
    return draft.kind === 'LEVEL' && draft.levelSeqs.length === 0 ? [] : [draft]
  })
}

export const areWhole = (drafts: ConditionDraft[]) => conditionsOf(drafts).length === drafts.length
