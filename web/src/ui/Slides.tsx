import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Slides.module.css'

interface SlidesProps {
  label: string
  words: { previous: string; next: string; position: (at: number, count: number) => string }
  /** One child per slide. */
  children: ReactNode[]
  /** Index of the first slide to show, from 0. */
  start?: number
  /** Focuses the slides when the layer around them opens. */
  isFocused?: boolean
  className?: string | undefined
}

/** Slides side by side: users swipe them without a script, or turn them with keys and buttons. */
export function Slides({ label, words, children, start = 0, isFocused, className }: SlidesProps) {
  const track = useRef<HTMLUListElement>(null)
  // The slide that a button scrolls to; slides passed on the way do not become the current one.
  const target = useRef<number | null>(null)
  const [at, setAt] = useState(start)
  useEffect(() => {
    const list = track.current
    if (list) list.scrollTo?.({ left: start * list.clientWidth, behavior: 'instant' })
  }, [start])

  const go = (to: number) => {
    const list = track.current
    if (!list || to < 0 || to >= children.length) return
    target.current = to
    setAt(to)
    list.scrollTo?.({ left: to * list.clientWidth })
  }
  const follow = () => {
    const list = track.current
    if (!list || list.clientWidth === 0) return
    const shown = Math.round(list.scrollLeft / list.clientWidth)
    if (target.current !== null && shown !== target.current) return
    target.current = null
    setAt(shown)
  }
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    go(at + step)
  }
  return (
    <div className={cx(styles.slides, className)} role="group" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys scroll the list */}
      <ul
        ref={track}
        className={styles.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the list
        tabIndex={0}
        aria-label={label}
        data-autofocus={isFocused || undefined}
        onScroll={follow}
        onPointerDown={() => (target.current = null)}
        onKeyDown={turn}
      >
        {children}
      </ul>
      <span className={styles.back}>
        <IconButton
          variant="white"
          label={words.previous}
          icon={<IconChevronLeft aria-hidden />}
          disabled={at === 0}
          onPress={() => go(at - 1)}
        />
      </span>
      <span className={styles.on}>
        <IconButton
          variant="white"
          label={words.next}
          icon={<IconChevronRight aria-hidden />}
          disabled={at === children.length - 1}
          onPress={() => go(at + 1)}
        />
      </span>
      <small className={cx(styles.position, 'num')} aria-live="polite">
        {words.position(at + 1, children.length)}
      </small>
    </div>
  )
}
