import type { PostPicture } from 'contract/community/posts/schemas'
import { PictureGrid } from '../../../system/files/PictureGrid.tsx'
import { useFreshPosts } from '../posts.api.ts'

interface PostPicturesProps {
  pictures: readonly PostPicture[]
  writerName: string
}
export function PostPictures(props: PostPicturesProps) {
  return <PictureGrid {...props} refresh={useFreshPosts()} />
}
