import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { pdfMessages } from '../pdf.messages.ts'
import css from './PdfViewer.module.css'

interface PageProps {
  /** The address under which the pictures and texts of the pages are. */
  url: string
  number: number
  size: { width: number; height: number }
  width: number
  /** The scrolling element around the pages. */
  scroller: HTMLElement
  /** Called when the picture fails to load. */
  onMissing: () => void
}

/** One page, fetched when it is nearly visible. Its picture contains the reader's name already. */
export function PdfPage({ url, number, size, width, scroller, onMissing }: PageProps) {
  const t = useMessages(pdfMessages)
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useOnceNear(frame, scroller)
  const text = usePageText(`${url}/${number}.txt`, isNear)
  const [missing, setMissing] = useState<string | null>(null)
  const source = `${url}/${number}.webp`
  const isMissing = missing === source
  return (
    <div
      ref={frame}
      className={css.page}
      style={{ width, height: (width * size.height) / size.width }}
      data-page={number}
    >
      {isNear && !isMissing && (
        <img
          src={source}
          alt=""
          draggable={false}
          decoding="async"
          onError={() => {
            setMissing(source)
            onMissing()
          }}
        />
      )}
      {isMissing && (
        <button type="button" className={css.missing} onClick={() => setMissing(null)}>
          {t('pageFailed', { number })}
        </button>
      )}
      <section className="visually-hidden" aria-label={t('page', { number })}>
        {text}
      </section>
    </div>
  )
}

function useOnceNear(frame: { current: HTMLElement | null }, scroller: HTMLElement) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setNear(true)
      },
      { root: scroller, rootMargin: '80% 0px' },
    )
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame, scroller])
  return isNear
}

/** The text of the page for screen readers; users cannot select or search it. */
function usePageText(address: string, isNear: boolean) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (!isNear) return
    const stop = new AbortController()
    fetch(address, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then(setText, () => null)
    return () => stop.abort()
  }, [address, isNear])
  return text
}
