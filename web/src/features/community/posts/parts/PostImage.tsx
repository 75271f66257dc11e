import { IconPhotoOff } from '@tabler/icons-react'
import type { PostPicture } from 'contract/community/posts/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { ExpiringImage } from '../../../system/files/ExpiringImage.tsx'
import { useFreshPosts } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'
import css from './pictures.module.css'

interface PostImageProps {
  picture: PostPicture
  sizes: string
  alt?: string
}
export function PostImage({ picture: { variants }, sizes, alt = '' }: PostImageProps) {
  const t = useMessages(classPostMessages)
  const refresh = useFreshPosts()
  return (
    <ExpiringImage variants={variants} sizes={sizes} alt={alt} refresh={refresh}>
      <span className={css.lost}>
        <IconPhotoOff size={22} aria-hidden />
        <small>{t('pictureLost')}</small>
      </span>
    </ExpiringImage>
  )
}
