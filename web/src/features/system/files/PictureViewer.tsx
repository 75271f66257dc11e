import { IconPhotoOff } from '@tabler/icons-react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { Slides } from '../../../ui/Slides.tsx'
import { ExpiringImage } from './ExpiringImage.tsx'
import { pictureMessages } from './pictures.messages.ts'
import css from './pictures.module.css'

export interface GridPicture {
  altText: string
  variants: readonly { url: string; width: number }[]
}
interface GridImageProps {
  picture: GridPicture
  sizes: string
  alt?: string
  refresh: () => void
}
export function GridImage({ picture: { variants }, sizes, alt = '', refresh }: GridImageProps) {
  const t = useMessages(pictureMessages)
  return (
    <ExpiringImage variants={variants} sizes={sizes} alt={alt} refresh={refresh}>
      <span className={css.lost}>
        <IconPhotoOff size={22} aria-hidden />
        <small>{t('pictureLost')}</small>
      </span>
    </ExpiringImage>
  )
}

interface PictureViewerProps {
  pictures: readonly GridPicture[]
  start: number
  title: string
  refresh: () => void
  onClose: () => void
}

/** All pictures of one text, one at a time: arrow keys, buttons or swiping turn them. */
export function PictureViewer({ pictures, start, title, refresh, onClose }: PictureViewerProps) {
  const t = useMessages(pictureMessages)
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
              <GridImage
                picture={picture}
                sizes="(max-width: 1023px) 100vw, 912px"
                alt={picture.altText || t('picture', { at: at + 1, count: pictures.length })}
                refresh={refresh}
              />
              {picture.altText && <figcaption>{picture.altText}</figcaption>}
            </figure>
          </li>
        ))}
      </Slides>
    </Dialog>
  )
}
