import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../platform/words/use-words.ts'
import { pdfWords } from '../pdf.words.ts'
import css from './PdfViewer.module.css'

/** Sharper than this no eye sees it, and phones run out of memory. */
const MOST_PIXELS_PER_PIXEL = 2
const A4 = 297 / 210

interface PageProps {
  pdf: PDFDocumentProxy
  number: number
  width: number
  /** Who reads. */
  mark: string
  /** What the pages move in. */
  room: HTMLElement
}

/** One page, drawn while it is near what can be seen, with the name of its reader in the picture itself. */
export function PdfPage({ pdf, number, width, mark, room }: PageProps) {
  const t = useWords(pdfWords)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useNear(frame, room)
  const page = usePage(pdf, number, isNear)
  const text = useText(page)
  const height = width * (page ? ratioOf(page) : A4)
  useEffect(() => {
    const element = canvas.current
    if (!page || !isNear || !element) return
    return drawn(element, page, { width, mark })
  }, [page, isNear, width, mark])
  return (
    <div ref={frame} className={css.page} style={{ width, height }} data-page={number}>
      <canvas ref={canvas} aria-hidden />
      <section className="visually-hidden" aria-label={t('page', { number })}>
        {text}
      </section>
    </div>
  )
}

const ratioOf = (page: PDFPageProxy) => {
  const { width, height } = page.getViewport({ scale: 1 })
  return height / width
}

interface Drawing {
  width: number
  mark: string
}
/** Draws a page; what is answered stops that and frees its memory. */
function drawn(element: HTMLCanvasElement, page: PDFPageProxy, { width, mark }: Drawing) {
  const canvas = element
  const pixels = Math.min(MOST_PIXELS_PER_PIXEL, window.devicePixelRatio || 1)
  const scale = (width / page.getViewport({ scale: 1 }).width) * pixels
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const work = page.render({ canvas, viewport })
  work.promise.then(
    () => writeOver(canvas, mark, pixels),
    () => null,
  )
  return () => {
    work.cancel()
    canvas.width = 0
    canvas.height = 0
  }
}

/** The name stands all over the page, so that no picture of it goes without. */
function writeOver(canvas: HTMLCanvasElement, mark: string, pixels: number) {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.save()
  pen.setTransform(pixels, 0, 0, pixels, 0, 0)
  pen.font = '15px sans-serif'
  pen.fillStyle = 'rgb(80 80 80 / 0.17)'
  pen.rotate(-Math.PI / 9)
  const [across, down] = [canvas.width / pixels, canvas.height / pixels]
  const step = pen.measureText(mark).width + 90
  for (let y = 40; y < down + across; y += 150)
    for (let x = -down; x < across; x += step) pen.fillText(mark, x + (y % 300), y)
  pen.restore()
}

function useNear(frame: { current: HTMLElement | null }, room: HTMLElement) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const watch = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting ?? false), {
      root: room,
      rootMargin: '80% 0px',
    })
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame, room])
  return isNear
}

function usePage(pdf: PDFDocumentProxy, number: number, isWanted: boolean) {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    pdf.getPage(number).then(
      (found) => !isOver && setPage(found),
      () => null,
    )
    return () => {
      isOver = true
    }
  }, [pdf, number, isWanted])
  return page
}

/** For those who have a page read to them; it cannot be marked or searched. */
function useText(page: PDFPageProxy | null) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (!page) return
    let isOver = false
    page.getTextContent().then(
      ({ items }) => {
        const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        if (!isOver) setText(words.join(''))
      },
      () => null,
    )
    return () => {
      isOver = true
    }
  }, [page])
  return text
}
