import { useSearchParams } from 'react-router'

/** Search, page and filters of a list stand in the address, so that going back and sharing work. */
export function useListQuestion() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  /** A new filter begins on the first page; an empty value leaves the address. */
  const set = (values: Record<string, string>) =>
    setParams(
      (known) => {
        if (!('page' in values)) known.delete('page')
        for (const [name, value] of Object.entries(values)) {
          if (value) known.set(name, value)
          else known.delete(name)
        }
        return known
      },
      { replace: !('page' in values) },
    )
  return { params, page, q: params.get('q') ?? '', set }
}
