import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import { recordEntry } from 'contract/growth/entry-links/api'
import { useGo, useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'

/** `/in/3/spring` redirects to the class and counts each visitor once per browser session. */
export function EntryScreen() {
  const go = useGo()
  const { call, channel } = useSite()
  const courseSeq = useSeq('courseSeq')
  const { eventCode = '' } = useParams()
  const { search } = useLocation()
  const channelSeq = channel?.channelSeq
  useEffect(() => {
    if (channelSeq !== undefined) {
      const isAgain = !isFirst(`${courseSeq}/${eventCode}`)
      // Visitors do not wait for the count.
      call(recordEntry, { channelSeq, courseSeq, eventCode, body: { isAgain } }).catch(() => null)
    }
    const parameters = new URLSearchParams(search)
    parameters.set('eventCode', eventCode)
    go(`${classPath({ courseSeq, serviceAlias: DEFAULT_ALIAS })}?${parameters.toString()}`, { replace: true })
  }, [call, channelSeq, courseSeq, eventCode, go, search])
  return (
    <main id="main" className="wrap">
      <Head title="" isPrivate />
      <SkeletonText lines={4} />
    </main>
  )
}

/** Whether this is the first visit of the browser session; true if the browser stores nothing. */
function isFirst(entry: string) {
  const key = `entry:${entry}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    return true
  }
  return true
}
