import { IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import type { DocumentRow } from 'contract/system/files/schemas'
import { useSession } from '../../../../platform/session.tsx'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { useNativeDialog } from '../../../../ui/layers/use-native-dialog.ts'
import type { LessonRef } from '../lessons.api.ts'
import { pdfMessages } from '../pdf.messages.ts'
import { PdfPage } from './PdfPage.tsx'
import { StageNote } from '../StageNote.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { usePdf, type Viewed } from './use-pdf.ts'
import { useWatermark } from '../use-watermark.ts'
import css from './PdfViewer.module.css'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const WIDEST = 960
const EDGE = 16

interface ViewerProps {
  lessonRef: LessonRef
  file: DocumentRow
  onClose: () => void
}

/** Shows a view-only PDF: pictures of its pages with the reader's name. */
export function PdfViewer({ lessonRef, file, onClose }: ViewerProps) {
  const t = useMessages(pdfMessages)
  const { user } = useSession()
  const { name } = useChannel()
  const native = useNativeDialog({ open: true, cancelable: true, onClose })
  const { opening, retry, renew } = usePdf(lessonRef, file.fileSeq)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const mark = user?.email ?? name
  useWatermark(frame, mark)
  return (
    // The keyboard's way out is the cancel event.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...native}
      className={css.viewer}
      aria-label={file.originFileName}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={holdBack}
    >
      {opening.kind === 'OPEN' ? (
        <Pages
          viewed={opening.viewed}
          name={file.originFileName}
          onMissing={renew}
          onFrame={setFrame}
          onClose={onClose}
        />
      ) : (
        <>
          <div className={css.bar}>
            <b className="clamp1">{file.originFileName}</b>
            <IconButton size={44} label={t('close')} icon={<IconX aria-hidden />} onPress={onClose} />
          </div>
          <div className={css.wait}>
            {opening.kind === 'LOADING' && <StageNote title={t('loading')} icon={<Spinner />} />}
            {opening.kind === 'LOCKED' && <StageNote title={t('locked')} text={t('lockedText')} />}
            {opening.kind === 'FAILED' && (
              <StageNote title={t('failed')} text={t('failedText')}>
                <Button onPress={retry}>{t('retry')}</Button>
              </StageNote>
            )}
          </div>
        </>
      )}
    </dialog>
  )
}

/** Prevents the keys for printing and saving the page. */
function holdBack(event: KeyboardEvent) {
  if ((event.ctrlKey || event.metaKey) && /^[ps]$/i.test(event.key)) event.preventDefault()
}

interface PagesProps {
  viewed: Viewed
  name: string
  onMissing: () => void
  onFrame: (frame: HTMLDivElement | null) => void
  onClose: () => void
}
function Pages({ viewed, name, onMissing, onFrame, onClose }: PagesProps) {
  const t = useMessages(pdfMessages)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [zoom, setZoom] = useState(1)
  const [at, setAt] = useState(1)
  const width = useWidth(scroller) * zoom
  const total = viewed.pages.length
  const step = (by: 1 | -1) => setZoom((now) => ZOOMS[ZOOMS.indexOf(now) + by] ?? now)
  const go = (number: number) =>
    pageIn(scroller, Math.min(total, Math.max(1, number)))?.scrollIntoView({ block: 'start' })
  const press = (event: KeyboardEvent) => {
    const deeds: Record<string, () => void> = {
      ArrowRight: () => go(at + 1),
      PageDown: () => go(at + 1),
      ArrowLeft: () => go(at - 1),
      PageUp: () => go(at - 1),
      Home: () => go(1),
      End: () => go(total),
      '+': () => step(1),
      '=': () => step(1),
      '-': () => step(-1),
    }
    const deed = event.ctrlKey || event.metaKey ? undefined : deeds[event.key]
    if (!deed) return
    event.preventDefault()
    deed()
  }
  useEffect(() => scroller?.focus({ preventScroll: true }), [scroller])
  return (
    <>
      <div className={css.bar}>
        <b className="clamp1">{name}</b>
        <span className="num" aria-live="polite">
          {t('at', { at, total })}
        </span>
        <IconButton
          size={44}
          label={t('smaller')}
          icon={<IconZoomOut aria-hidden />}
          disabled={zoom === ZOOMS[0]}
          onPress={() => step(-1)}
        />
        <span className={css.zoom}>{Math.round(zoom * 100)}%</span>
        <IconButton
          size={44}
          label={t('larger')}
          icon={<IconZoomIn aria-hidden />}
          disabled={zoom === ZOOMS.at(-1)}
          onPress={() => step(1)}
        />
        <IconButton size={44} label={t('close')} icon={<IconX aria-hidden />} onPress={onClose} />
      </div>
      <div ref={onFrame} className={css.frame}>
        {/* Users scroll it with keys, so it is focusable. */}
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={setScroller}
          className={css.pages}
          role="region"
          aria-label={t('pages', { name })}
          tabIndex={0}
          onKeyDown={press}
          onScroll={() => setAt(pageAt(scroller))}
        >
          {/* oxlint-enable */}
          {scroller &&
            width > 0 &&
            viewed.pages.map((size, before) => (
              <PdfPage
                key={before}
                url={viewed.url}
                number={before + 1}
                size={size}
                width={width}
                scroller={scroller}
                onMissing={onMissing}
              />
            ))}
        </div>
      </div>
    </>
  )
}

const pageIn = (scroller: HTMLElement | null, number: number) =>
  scroller?.querySelector<HTMLElement>(`[data-page="${number}"]`)

/** The page in the middle of the visible area. */
function pageAt(scroller: HTMLElement | null) {
  if (!scroller) return 1
  const middle = scroller.scrollTop + scroller.clientHeight / 2
  const passed = [...scroller.querySelectorAll<HTMLElement>('[data-page]')].filter(
    ({ offsetTop }) => offsetTop <= middle,
  )
  return Math.max(1, passed.length)
}

/** The width at which a page fits. */
function useWidth(scroller: HTMLElement | null) {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!scroller) return
    const measure = () => setWidth(Math.min(WIDEST, scroller.clientWidth - 2 * EDGE))
    const watch = new ResizeObserver(measure)
    watch.observe(scroller)
    measure()
    return () => watch.disconnect()
  }, [scroller])
  return width
}
