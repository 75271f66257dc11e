import { IconPhotoOff } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { PostPicture } from 'contract/community/posts/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useFreshPosts } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'
import css from './pictures.module.css'

interface PostImageProps {
  picture: PostPicture
  sizes: string
  alt?: string
}
/** A picture whose address may have expired: it is fetched once more, and then shown as missing. */
export function PostImage({ picture: { variants }, sizes, alt = '' }: PostImageProps) {
  const t = useMessages(classPostMessages)
  const refresh = useFreshPosts()
  const requested = useRef<string | null>(null)
  const [lost, setLost] = useState<string | null>(null)
  const src = variants.at(-1)?.url ?? ''
  if (lost === src)
    return (
      <span className={css.lost}>
        <IconPhotoOff size={22} aria-hidden />
        <small>{t('pictureLost')}</small>
      </span>
    )
  const fail = () => {
    setLost(src)
    if (requested.current === src) return
    requested.current = src
    refresh()
  }
  return (
    <img
      src={src}
      srcSet={variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={fail}
    />
  )
}
