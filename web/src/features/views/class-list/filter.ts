import { difficulties } from 'contract/values/type-codes'
import { classesPath } from 'contract/values/class-paths'
import type { CourseConditions, CourseFilter } from 'contract/teaching/courses/schemas'
import { courseFares, courseKinds, courseSorts } from 'contract/teaching/courses/list.rules'
import { useParams, useSearchParams } from 'react-router'
import { seqIn } from '../../../platform/address.ts'

const LONGEST_SEARCH = 60

export type Filter = Omit<CourseConditions, 'serviceAlias' | 'productKind'>
export type FilterKey = keyof Filter | 'sort'

/** The filter in the address, without invalid values. Must agree with `CourseConditions`. */
export function filterFrom(params: URLSearchParams): Filter {
  const q = params.get('q')?.trim()
  const channelCategorySeq = seqIn('channelCategorySeq', params.get('channelCategorySeq'))
  const fare = oneOf(courseFares, params.get('fare'))
  const kind = oneOf(courseKinds, params.get('kind'))
  const difficultyCd = oneOf(Object.values(difficulties), params.get('difficultyCd'))
  return {
    ...(q && q.length <= LONGEST_SEARCH && { q }),
    ...(channelCategorySeq && { channelCategorySeq }),
    ...(fare && { fare }),
    ...(kind && { kind }),
    ...(difficultyCd && { difficultyCd }),
  }
}
export const sortFrom = (params: URLSearchParams): CourseFilter['sort'] =>
  oneOf(courseSorts, params.get('sort')) ?? 'popular'
const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** Whether any filter is set. */
export const isFiltered = (filter: Filter) => Object.keys(filter).length > 0

/** The address of the current list: of the site, or of one service alias. */
export const useListHome = () => classesPath(useParams()['serviceAlias'])

/** Returns the address of that list with one changed condition. */
export function useListPath() {
  const home = useListHome()
  const [params] = useSearchParams()
  return (key: FilterKey, value: string | null) => home + queryWith(params, key, value)
}
function queryWith(params: URLSearchParams, key: FilterKey, value: string | null) {
  const next = new URLSearchParams(params)
  if (value === null || value === '') next.delete(key)
  else next.set(key, value)
  next.delete('page')
  const query = next.toString()
  return query ? `?${query}` : ''
}
