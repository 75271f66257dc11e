import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Within this distance from the end, the view follows new messages. */
const NEAR = 80

interface ScrollInput {
  /** The number of the first shown message. */
  first: number | undefined
  /** The number of own messages that are being sent. */
  waiting: number
}
/**
 * Scrolls to the end while the user follows or writes, and keeps the position while they read above, also when earlier
 * messages are added at the top. Starts at the mark of unread messages.
 */
export function useScroll({ first, waiting }: ScrollInput, { onTop }: { onTop: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const before = useRef<(ScrollInput & { height: number }) | null>(null)
  const toEnd = () => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
  }
  const settle = useEffectEvent(() => {
    const { current } = box
    if (!current || (first === undefined && waiting === 0)) return
    const { current: was } = before
    const line = was ? null : current.querySelector<HTMLElement>('[data-new]')
    const isSaying = was !== null && waiting > was.waiting
    if (line) current.scrollTop = Math.max(0, line.offsetTop - 40)
    else if (was && was.first !== first && !isSaying) current.scrollTop += current.scrollHeight - was.height
    else if (!was || isAtEnd || isSaying) toEnd()
    before.current = { first, waiting, height: current.scrollHeight }
  })
  useEffect(() => {
    const { current } = box
    if (!current || !content.current || typeof ResizeObserver === 'undefined') return undefined
    // New messages make the content higher, and an on-screen keyboard makes the box lower.
    const observer = new ResizeObserver(() => settle())
    observer.observe(current)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [])
  const onScroll = () => {
    const { current } = box
    if (!current) return
    setAtEnd(current.scrollHeight - current.scrollTop - current.clientHeight < NEAR)
    if (current.scrollTop < NEAR) onTop()
  }
  return { box, content, isAtEnd, toEnd, onScroll }
}
