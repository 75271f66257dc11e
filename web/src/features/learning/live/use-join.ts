import { useState } from 'react'
import { liveRoomPath } from 'contract/learning/live-rooms/paths'
import { isVideoRoom } from 'contract/teaching/curriculum/live-items.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { liveServices, type LiveTypeCd } from 'contract/values/type-codes'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useAttend, useJoinLive, useJoinOpenLive } from './live.api.ts'
import { liveMessages } from './live.messages.ts'

export type Joined =
  | { kind: 'idle' | 'joining' | 'signedOut' }
  | { kind: 'blocked' | 'opened'; url: string; password: string; isZoom: boolean }
  | { kind: 'zoomMissing'; url: string }
  | { kind: 'refused'; message: string }

/** Shared by the whole window, so that a double click joins once. */
const running = { isRunning: false }

/**
 * Fetches the link and opens it in a new window. The press itself opens the empty window, because browsers block
 * windows that open later. Attendance is recorded once the window has its address, or when the user presses the link of
 * the dialog, never before. docs/rules.md R-535.
 */
export function useJoin({
  courseSeq,
  itemSeq,
  liveTypeCd,
  letsInAll = false,
}: {
  courseSeq: CourseSeq
  itemSeq: CurriculumSeq
  /** Unknown while the lesson loads. */
  liveTypeCd?: LiveTypeCd | undefined
  /** Joins an open class without a place in it. docs/rules.md R-1247. */
  letsInAll?: boolean | undefined
}) {
  const t = useMessages(liveMessages)
  const byPlace = useJoinLive()
  const byMembership = useJoinOpenLive()
  const joining = letsInAll ? byMembership : byPlace
  const attend = useAttend()
  const [joined, setJoined] = useState<Joined>({ kind: 'idle' })

  const recordJoin = () =>
    attend.run({ courseSeq, itemSeq }).catch(() => setJoined({ kind: 'refused', message: t('notNoted') }))

  async function join({ opensWindow = true } = {}) {
    if (running.isRunning) return
    running.isRunning = true
    setJoined({ kind: 'joining' })
    const tab = opensWindow ? window.open('', '_blank') : null
    try {
      const links = await joining.run({ courseSeq, query: { i: itemSeq } })
      const { joinUrl, startUrl, password } = links
      const isZoom = links.liveTypeCd === liveServices.zoom
      const url = startUrl ?? joinUrl
      if (!tab || tab.closed) return setJoined({ kind: 'blocked', url, password, isZoom })
      goTo(tab, url)
      setJoined(opened({ url, password, isZoom }))
      await recordJoin()
    } catch (error) {
      tab?.close()
      setJoined(refusedBy(error, t('notJoined')))
    } finally {
      running.isRunning = false
    }
  }
  /** The user pressed the link in the dialog for a blocked window. */
  function enter() {
    setJoined({ kind: 'idle' })
    void recordJoin()
  }
  /** A browser cannot see whether the app of Zoom started, so its user says so. */
  const missZoom = (url: string) => setJoined({ kind: 'zoomMissing', url })
  /** The page of the video room, which needs no window of another service and counts by itself. */
  const roomPath = isVideoRoom(liveTypeCd) ? liveRoomPath({ courseSeq, itemSeq }) : null
  return { joined, join, enter, missZoom, done: () => setJoined({ kind: 'idle' }), roomPath }
}

/** Removes the opener, so that the meeting page cannot access this page. */
function goTo(tab: Window, url: string) {
  tab.opener = null
  tab.location.replace(url)
}
const opened = (links: { url: string; password: string; isZoom: boolean }): Joined =>
  links.password === '' && !links.isZoom ? { kind: 'idle' } : { kind: 'opened', ...links }
const refusedBy = (error: unknown, otherwise: string): Joined =>
  isRefusal(error, 'SIGN_IN_FIRST')
    ? { kind: 'signedOut' }
    : { kind: 'refused', message: messageOf(error, otherwise) }
