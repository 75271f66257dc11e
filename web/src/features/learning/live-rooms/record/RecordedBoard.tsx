import { IconChevronLeft, IconChevronRight, IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { BOARD_HEIGHT, BOARD_WIDTH, type BoardShape } from 'contract/learning/live-rooms/board.rules'
import type { RecordedBoard as BoardPart } from 'contract/learning/live-rooms/board.schemas'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Empty } from '../../../../ui/Empty.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Loading, SkeletonText } from '../../../../ui/Skeleton.tsx'
import { pictureOf } from '../board/page-picture.ts'
import { pdfOf } from '../board/pages-pdf.ts'
import { ShapeView } from '../board/ShapeView.tsx'
import { useDeleteRecordedBoard, useRecordedBoard, type LessonRef } from '../live-rooms.api.ts'
import { liveRecordMessages } from './record.messages.ts'
import css from './Record.module.css'

/** What stands on the whiteboard when the lesson is over, page by page. docs/rules.md R-1307. */
export function RecordedBoard({ lessonRef }: { lessonRef: LessonRef }) {
  const t = useMessages(liveRecordMessages)
  const { list, mayDelete, isLoading, error, retry } = useRecordedBoard(lessonRef)
  if (error)
    return (
      <ErrorNote
        compact
        title={messageOf(error, t('boardFailed'))}
        retry={{ label: t('retry'), onPress: retry }}
      />
    )
  if (isLoading) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const pages = pagesOf(list)
  if (pages.length === 0) return <Empty compact title={t('noBoard')} />
  return <Pages {...{ lessonRef, pages, mayDelete }} />
}

/** The shapes of each page that bears something, the lowest first. */
function pagesOf(list: BoardPart['list']) {
  const pages = new Map<number, BoardPart['list']>()
  for (const one of list) pages.set(one.page, [...(pages.get(one.page) ?? []), one])
  return [...pages]
    .toSorted(([one], [other]) => one - other)
    .map(([, drawn]) =>
      drawn
        .toSorted((one, other) => one.position - other.position)
        .map(({ elementId, shape: { text = '', ...shape } }) => ({ elementId, shape: { ...shape, text } })),
    )
}
type BoardPages = ReturnType<typeof pagesOf>

interface PagesProps {
  lessonRef: LessonRef
  pages: BoardPages
  mayDelete: boolean
}
function Pages({ lessonRef, pages, mayDelete }: PagesProps) {
  const t = useMessages(liveRecordMessages)
  const remove = useDeleteRecordedBoard(lessonRef)
  const paper = useRef<SVGSVGElement>(null)
  const [chosen, setPage] = useState(1)
  const [isRemoving, setRemoving] = useState(false)
  const page = Math.min(chosen, pages.length)
  const drawn = pages[page - 1] ?? []
  const texts = drawn.filter(({ shape }) => shape.kind === 'TEXT')
  const saving = useSaving(paper)
  const items: MenuItem[] = [
    { key: 'picture', label: t('savePage'), onPress: () => saving.picture(drawn, page) },
    { key: 'pdf', label: t('savePdf'), onPress: () => saving.pdf(pages) },
    ...(mayDelete
      ? [{ key: 'delete', label: t('deleteBoard'), danger: true, onPress: () => setRemoving(true) }]
      : []),
  ]
  return (
    <div className={css.board}>
      <div className={css.boardBar}>
        <IconButton
          label={t('previousPage')}
          icon={<IconChevronLeft size={20} />}
          disabled={page <= 1}
          onPress={() => setPage(page - 1)}
        />
        <span className="num" aria-live="polite">
          {t('page', { page, count: pages.length })}
        </span>
        <IconButton
          label={t('nextPage')}
          icon={<IconChevronRight size={20} />}
          disabled={page >= pages.length}
          onPress={() => setPage(page + 1)}
        />
        <span className={css.boardMenu}>
          <Menu label={t('boardMenu')} icon={<IconDots size={20} aria-hidden />} items={items} />
        </span>
      </div>
      <svg
        ref={paper}
        className={css.paper}
        viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`}
        role="img"
        aria-label={t('canvas', { page, n: drawn.length })}
      >
        {drawn.map(({ elementId, shape }) => (
          <ShapeView key={elementId} shape={shape} />
        ))}
      </svg>
      {texts.length > 0 && (
        <ul className="visually-hidden" aria-label={t('boardTexts')}>
          {texts.map(({ elementId, shape }) => (
            <li key={elementId}>{shape.text}</li>
          ))}
        </ul>
      )}
      {isRemoving && (
        <AskFirst
          title={t('deleteTitle')}
          okLabel={t('deleteOk')}
          cancelLabel={t('cancel')}
          danger
          deed={() => remove.run({}).then(() => t('deleted'))}
          failed={t('notDeleted')}
          onClose={() => setRemoving(false)}
        >
          {t('deleteText')}
        </AskFirst>
      )}
    </div>
  )
}

/** Saves a page as a picture, or all of them as one file. */
function useSaving(paper: React.RefObject<SVGSVGElement | null>) {
  const t = useMessages(liveRecordMessages)
  const draw = async (drawn: readonly { shape: BoardShape }[], type?: 'image/jpeg') => {
    const family = paper.current ? getComputedStyle(paper.current).fontFamily : 'sans-serif'
    const picture = await pictureOf(
      drawn.map(({ shape }) => shape),
      family,
      type,
    )
    if (!picture) throw new Error('the browser draws no picture')
    return picture
  }
  const fail = (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' })
  return {
    picture(drawn: BoardPages[number], page: number) {
      void draw(drawn).then((picture) => saveAs(picture, t('pictureName', { page })), fail)
    },
    pdf(pages: BoardPages) {
      const bytesOf = async (drawn: BoardPages[number]) =>
        new Uint8Array(await (await draw(drawn, 'image/jpeg')).arrayBuffer())
      void Promise.all(pages.map(bytesOf)).then((pictures) => saveAs(pdfOf(pictures), t('pdfName')), fail)
    },
  }
}
function saveAs(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
