import { useState } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { pictureMessages } from './pictures.messages.ts'
import { GridImage, PictureViewer, type GridPicture } from './PictureViewer.tsx'
import css from './pictures.module.css'

interface PictureGridProps {
  pictures: readonly GridPicture[]
  writerName: string
  /** Reads the text anew that the pictures belong to, with fresh addresses. */
  refresh: () => void
}
const MAX_SHOWN = 6

/** Thumbnails of the pictures that somebody added to a text; a press opens the viewer. */
export function PictureGrid({ pictures, writerName, refresh }: PictureGridProps) {
  const t = useMessages(pictureMessages)
  const [opened, setOpened] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const shown = pictures.slice(0, MAX_SHOWN)
  const more = pictures.length - shown.length
  const count = pictures.length
  return (
    <>
      <ul
        className={css.grid}
        data-count={Math.min(count, 3)}
        aria-label={t('picturesOf', { name: writerName })}
      >
        {shown.map((picture, at) => {
          const isLast = more > 0 && at === shown.length - 1
          const name = picture.altText || t('picture', { at: at + 1, count })
          return (
            <li key={at}>
              <button
                type="button"
                aria-label={isLast ? t('pictureMore', { count: more + 1 }) : name}
                onClick={() => setOpened(at)}
              >
                <GridImage picture={picture} sizes={count === 1 ? '480px' : '240px'} refresh={refresh} />
                {isLast && <span className={css.more}>+{more}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {opened !== null && (
        <PictureViewer
          pictures={pictures}
          start={opened}
          title={t('picturesOf', { name: writerName })}
          refresh={refresh}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
