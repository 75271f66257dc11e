import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** So near the end, the view follows new messages. */
const NEAR = 80

interface ScrollInput {
  /** The first message that is shown. */
  first: number | undefined
  /** How many own messages are being sent. */
  waiting: number
}
/**
 * Stays at the end while the user follows or writes, and in position while they read above, also when earlier messages
 * are added at the top. Starts at the line of unread messages.
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
    // What is said makes the content higher, a keyboard that comes up makes the box lower.
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
