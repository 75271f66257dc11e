import {
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconPlus,
  IconPresentation,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { RefObject } from 'react'
import { MAX_BOARD_PAGES, type BoardShape } from 'contract/learning/live-rooms/board.rules'
import { messageOf } from '../../../../platform/call.ts'
import { newKey } from '../../../../platform/new-key.ts'
import { putFile } from '../../../../platform/upload.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { usePictureAddress } from '../../../system/files/files.api.ts'
import { useSendMessage, type LessonRef } from '../live-rooms.api.ts'
import { liveBoardMessages } from './board.messages.ts'
import { pictureOf } from './page-picture.ts'
import { ToolButton } from './Tools.tsx'
import css from './Board.module.css'

interface BarProps {
  lessonRef: LessonRef
  isHost: boolean
  page: number
  pageCount: number
  /** What is on the page. */
  shapes: readonly BoardShape[]
  surface: RefObject<SVGSVGElement | null>
  /** Whether this is the page that the hosts show. */
  isFollowing: boolean
  onPage: (page: number | null) => void
  onAllow: () => void
  onClear: () => void
  onHide: () => void
  onCloseForAll: () => void
}
/** The line over the page: which page it is, who draws, and what else can be done with it. */
export function BoardBar(props: BarProps) {
  const t = useMessages(liveBoardMessages)
  const { isHost, page, pageCount, shapes, onPage } = props
  const picture = usePagePicture(props)
  const isLast = page >= pageCount
  const items: MenuItem[] = [
    { key: 'save', label: t('save'), onPress: picture.save },
    ...(isHost ? [{ key: 'keep', label: t('keep'), onPress: picture.keep }] : []),
    { key: 'hide', label: t('hide'), onPress: props.onHide },
    ...(isHost
      ? [
          { key: 'clear', label: t('clear'), disabled: shapes.length === 0, onPress: props.onClear },
          { key: 'close', label: t('closeForAll'), danger: true, onPress: props.onCloseForAll },
        ]
      : []),
  ]
  return (
    <div className={css.bar}>
      <IconPresentation size={20} aria-hidden className={css.barSign} />
      <span className={css.pages}>
        <ToolButton label={t('previous')} isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
          <IconChevronLeft size={20} aria-hidden />
        </ToolButton>
        <span className="num">{t('page', { page, count: pageCount })}</span>
        {isLast && isHost ? (
          <ToolButton
            label={t('add')}
            isDisabled={pageCount >= MAX_BOARD_PAGES}
            onPress={() => onPage(page + 1)}
          >
            <IconPlus size={20} aria-hidden />
          </ToolButton>
        ) : (
          <ToolButton label={t('next')} isDisabled={isLast} onPress={() => onPage(page + 1)}>
            <IconChevronRight size={20} aria-hidden />
          </ToolButton>
        )}
      </span>
      {!props.isFollowing && (
        <button type="button" className={css.barButton} onClick={() => onPage(null)}>
          {t('follow')}
        </button>
      )}
      <span className={css.barActions}>
        {isHost && (
          <button type="button" className={css.barButton} onClick={props.onAllow}>
            <IconUsersGroup size={18} aria-hidden /> <span>{t('allow')}</span>
          </button>
        )}
        <span className={css.barMenu}>
          <Menu label={t('more')} icon={<IconDots size={20} aria-hidden />} items={items} />
        </span>
      </span>
    </div>
  )
}

const failed = (text: string) => (error: unknown) => toast({ text: messageOf(error, text), tone: 'error' })

/** The page as a picture, for oneself or for everybody in the chat. */
function usePagePicture({ lessonRef, page, shapes, surface }: BarProps) {
  const t = useMessages(liveBoardMessages)
  const { run } = useSendMessage(lessonRef)
  const pictureAddress = usePictureAddress('live_picture')
  const name = t('saved', { page })
  async function draw() {
    const family = surface.current ? getComputedStyle(surface.current).fontFamily : 'sans-serif'
    const picture = await pictureOf(shapes, family)
    if (!picture) throw new Error('the browser draws no picture')
    return new File([picture], name, { type: 'image/png' })
  }
  async function save() {
    const url = URL.createObjectURL(await draw())
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    URL.revokeObjectURL(url)
  }
  async function keep() {
    const file = await draw()
    const watch = { signal: new AbortController().signal, onProgress: () => {} }
    const { fileSeq } = await putFile(await pictureAddress(file, file), file, watch)
    await run({ body: { clientKey: newKey(), file: { fileSeq, kind: 'live_picture' } } })
  }
  return {
    save: () => void save().catch(failed(t('notSaved'))),
    keep: () => void keep().then(() => toast({ text: t('kept'), tone: 'ok' }), failed(t('notKept'))),
  }
}
