import type { PostPicture } from 'contract/community/posts/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { Slides } from '../../../../ui/Slides.tsx'
import { classPostMessages } from '../posts.messages.ts'
import { PostImage } from './PostImage.tsx'
import css from './pictures.module.css'

interface PictureViewerProps {
  pictures: readonly PostPicture[]
  start: number
  title: string
  onClose: () => void
}

/** All pictures of one post, one at a time: arrow keys, buttons or swiping turn them. */
export function PictureViewer({ pictures, start, title, onClose }: PictureViewerProps) {
  const t = useMessages(classPostMessages)
  const words = {
    previous: t('previous'),
    next: t('next'),
    position: (at: number, count: number) => `${at}/${count}`,
  }
  return (
    <Dialog open onClose={onClose} title={title} size="large" closeLabel={t('close')}>
      <Slides label={title} words={words} start={start} isFocused className={css.viewer}>
        {pictures.map((picture, at) => (
          <li key={at}>
            <figure className={css.slide}>
              <PostImage
                picture={picture}
                sizes="(max-width: 1023px) 100vw, 912px"
                alt={picture.altText || t('picture', { at: at + 1, count: pictures.length })}
              />
              {picture.altText && <figcaption>{picture.altText}</figcaption>}
            </figure>
          </li>
        ))}
      </Slides>
    </Dialog>
  )
}
