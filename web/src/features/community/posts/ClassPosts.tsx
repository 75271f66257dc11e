import type { CourseSeq } from 'contract/values/ids'
import { PostList } from './parts/PostList.tsx'
import { WriteForm } from './parts/WriteForm.tsx'

/** What the learners and the staff of a class write for each other. */
export const ClassPosts = ({ courseSeq }: { courseSeq: CourseSeq }) => (
  <>
    <WriteForm courseSeq={courseSeq} />
    <PostList courseSeq={courseSeq} />
  </>
)
