import type { CourseSeq } from 'contract/values/ids'
import { PostList } from './parts/PostList.tsx'
import { WriteForm } from './parts/WriteForm.tsx'

/** The posts of learners and staff of a class. */
export const ClassPosts = ({ courseSeq }: { courseSeq: CourseSeq }) => (
  <>
    <WriteForm courseSeq={courseSeq} />
    <PostList courseSeq={courseSeq} />
  </>
)
