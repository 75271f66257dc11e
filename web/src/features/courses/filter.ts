import { classesPath } from 'contract/class-paths'
import { courseFares, courseKinds, courseSorts, type CourseFilter } from 'contract/courses'
import { DEFAULT_PAGE_SIZE, pageFrom } from 'contract/paging'
import { useParams, useSearchParams } from 'react-router'
import { seqIn } from '../../platform/address.ts'

const LONGEST_SEARCH = 60
const LARGEST_SIZE = 100

export type Filter = CourseFilter
export type FilterKey = 'q' | 'channelCategorySeq' | 'fare' | 'kind' | 'sort' | 'page'

/** What the address says about the list; what makes no sense there is left out. Agrees with `CourseFilter`. */
export function filterFrom(params: URLSearchParams): Filter {
  const q = params.get('q')?.trim()
  const channelCategorySeq = seqIn('channelCategorySeq', params.get('channelCategorySeq'))
  const fare = oneOf(courseFares, params.get('fare'))
  const kind = oneOf(courseKinds, params.get('kind'))
  return {
    ...(q && q.length <= LONGEST_SEARCH && { q }),
    ...(channelCategorySeq && { channelCategorySeq }),
    ...(fare && { fare }),
    ...(kind && { kind }),
    sort: oneOf(courseSorts, params.get('sort')) ?? 'popular',
    page: pageFrom(params.get('page')),
    size: countIn(params.get('size'), LARGEST_SIZE) ?? DEFAULT_PAGE_SIZE,
  }
}
const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)
const countIn = (text: string | null, most: number) => {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= most ? count : undefined
}

/** Whether less than everything is asked for. */
export const isFiltered = ({ q, channelCategorySeq, fare, kind }: Filter) =>
  Boolean(q ?? channelCategorySeq ?? fare ?? kind)

/** Where the list stands that whoever is here sees: of the site, or of one service alias. */
export const useListHome = () => classesPath(useParams()['serviceAlias'])

/** That list with one condition changed; it begins at its first page again. */
export function useListPath() {
  const home = useListHome()
  const [params] = useSearchParams()
  return (key: FilterKey, value: string | null) => home + queryWith(params, key, value)
}
function queryWith(params: URLSearchParams, key: FilterKey, value: string | null) {
  const next = new URLSearchParams(params)
  if (value === null || value === '') next.delete(key)
  else next.set(key, value)
  if (key !== 'page') next.delete('page')
  const query = next.toString()
  return query ? `?${query}` : ''
}
