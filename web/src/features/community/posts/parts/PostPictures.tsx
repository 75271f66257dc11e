import { useState } from 'react'
import type { PostPicture } from 'contract/community/posts/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { classPostMessages } from '../posts.messages.ts'
import { PictureViewer } from './PictureViewer.tsx'
import { PostImage } from './PostImage.tsx'
import css from './pictures.module.css'

interface PostPicturesProps {
  pictures: readonly PostPicture[]
  writerName: string
}
const MAX_SHOWN = 6

/** Thumbnails of the pictures of a post; a press opens the viewer. */
export function PostPictures({ pictures, writerName }: PostPicturesProps) {
  const t = useMessages(classPostMessages)
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
                <PostImage picture={picture} sizes={count === 1 ? '480px' : '240px'} />
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
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
