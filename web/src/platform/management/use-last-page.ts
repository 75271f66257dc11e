import { useEffect, useEffectEvent } from 'react'

interface Turning {
  page: number
  size: number
  onPage: (page: number, how?: { replace: boolean }) => void
}
/**
 * A page behind the last one becomes the last, as when its only row was removed. Says whether that is so: then nothing is there to
 * show yet.
 */
export function useLastPage(
  data: { list: readonly unknown[]; total: number } | undefined,
  { page, size, onPage }: Turning,
) {
  const last = data && data.list.length === 0 ? Math.ceil(data.total / size) : page
  const isBehind = last > 0 && page > last
  const goBack = useEffectEvent(() => onPage(last, { replace: true }))
  useEffect(() => {
    if (isBehind) goBack()
  }, [isBehind])
  return isBehind
}
