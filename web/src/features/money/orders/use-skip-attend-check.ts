import { useLocation } from 'react-router'

/** Whether the buyer confirmed a package with a class they took before; also where they come back from a failed payment. */
export function useSkipAttendCheck() {
  const { pathname, search } = useLocation()
  return new URLSearchParams(search).has('skipAttendCheck') || pathname.endsWith('/payment/fail')
}
