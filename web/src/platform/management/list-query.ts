import { choiceFrom, pageFrom, pageSizes } from 'contract/values/paging'
import { useSearchParams } from 'react-router'

/** Keeps search, page, size and filters of a list in the address, so that the back button and sharing work. */
export function useListQuestion() {
  const [params, setParams] = useSearchParams()
  const page = pageFrom(params.get('page'))
  const size = choiceFrom(params.get('size'), pageSizes)
  /** A new filter starts on the first page; an empty value is removed from the address. */
  const set = (values: Record<string, string>, replace = !('page' in values)) =>
    setParams(
      (current) => {
        if (!('page' in values)) current.delete('page')
        for (const [name, value] of Object.entries(values)) {
          if (value) current.set(name, value)
          else current.delete(name)
        }
        return current
      },
      { replace },
    )
  const turn = {
    onPage: (to: number, how = { replace: false }) => set({ page: String(to) }, how.replace),
    onSize: (chosen: number) => set({ size: chosen === pageSizes[0] ? '' : String(chosen) }),
  }
  return { params, page, size, q: params.get('q') ?? '', set, turn }
}
