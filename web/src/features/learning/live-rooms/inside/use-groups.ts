import { useEffect, useState } from 'react'
import type { OpenGroups } from 'contract/learning/live-rooms/groups.schemas'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { CLOSE_SECONDS } from 'contract/learning/live-rooms/groups.rules'
import { now } from '../../../../platform/clock.ts'
import type { Translate } from '../../../../platform/words/dictionary.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { liveGroupMessages } from './groups.messages.ts'

const TICK_MS = 250
const secondsUntil = (at: string, here: number) => Math.max(0, Math.ceil((Date.parse(at) - here) / 1000))

export interface GroupsView {
  open: OpenGroups
  /** Seconds until everybody returns; null until a host decides. */
  left: number | null
  isClosing: boolean
  /** Where the user is moved next, once it is near. */
  notice: { seconds: number; isReturn: boolean; name: string } | null
}

/** The open groups as they are now, and the last move of the user as a sentence for screen readers. docs/rules.md R-991. */
export function useGroups({ groups }: RoomState, ahead: number) {
  const t = useMessages(liveGroupMessages)
  const [here, setHere] = useState(() => now().getTime())
  const [sentence, setSentence] = useState('')
  const isOpen = groups !== null
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setHere(now().getTime())
  }
  useEffect(() => {
    if (!isOpen) return
    const ticking = setInterval(() => setHere(now().getTime()), TICK_MS)
    return () => clearInterval(ticking)
  }, [isOpen])
  const nameOf = (group: OpenGroups['mine']) => (group ? t('name', { number: group.number }) : t('mainRoom'))
  const view = groups && viewAt(groups, here + ahead, nameOf)
  const name = nameOf(groups?.mine ?? null)
  const noticeKey = view?.notice ? `${view.open.next?.at} ${view.notice.name}` : null
  const [last, setLast] = useState<{ name: string; noticeKey: string | null }>({ name, noticeKey: null })
  if (last.name !== name || last.noticeKey !== noticeKey) {
    setLast({ name, noticeKey })
    if (view?.notice && noticeKey !== last.noticeKey) setSentence(noticeText(view.notice, t))
    else if (last.name !== name) setSentence(t('moved', { group: name }))
  }
  return { view, name, sentence }
}

function viewAt(open: OpenGroups, at: number, nameOf: (group: OpenGroups['mine']) => string): GroupsView {
  const left = open.closesAt === null ? null : secondsUntil(open.closesAt, at)
  const seconds = open.next ? secondsUntil(open.next.at, at) : null
  const isNear = seconds !== null && seconds <= CLOSE_SECONDS
  const target = open.next?.group ?? null
  return {
    open,
    left,
    isClosing: left !== null && left <= CLOSE_SECONDS,
    notice: isNear ? { seconds, isReturn: target === null, name: nameOf(target) } : null,
  }
}

export function noticeText(
  { seconds, isReturn, name }: NonNullable<GroupsView['notice']>,
  t: Translate<'returnsSoon' | 'movesSoon'>,
) {
  return isReturn ? t('returnsSoon', { seconds }) : t('movesSoon', { seconds, group: name })
}
