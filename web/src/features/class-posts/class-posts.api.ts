import * as promised from 'contract/class-posts'
import type { CourseSeq, CurriculumSeq } from 'contract/values'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../platform/endpoint.ts'

export interface MissionPlace {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
}

const LIMIT = 10
/** The feed of a class, or what was written for one mission. */
export function useClassPosts(courseSeq: CourseSeq, curriculumSeq: CurriculumSeq | null) {
  const query = { limit: LIMIT, ...(curriculumSeq !== null && { curriculumSeq }) }
  const pages = usePagedEndpoint(
    promised.listClassPosts,
    { courseSeq, query },
    {
      next: ({ posts }) => {
        const last = posts.at(-1)
        return last && posts.length === LIMIT ? { ...query, minSeq: last.classPostSeq } : null
      },
    },
  )
  return {
    ...pages,
    posts: [...(pages.first?.pinned ?? []), ...pages.all.flatMap(({ posts }) => posts)],
    isStaff: pages.first?.isStaff ?? false,
  }
}
export const useWritePost = (courseSeq: CourseSeq) => useCommand(promised.writeClassPost, { courseSeq })
/** Everything that can be done with one post. */
export function usePostDeeds(courseSeq: CourseSeq) {
  return {
    remove: useCommand(promised.removeClassPost, { courseSeq }),
    pin: useCommand(promised.pinClassPost, { courseSeq }),
    hide: useCommand(promised.hideClassPost, { courseSeq }),
    comment: useCommand(promised.commentClassPost, { courseSeq }),
    removeComment: useCommand(promised.removeClassComment, { courseSeq }),
  }
}
export const useChallenge = (place: MissionPlace) => useEndpoint(promised.getChallenge, { ...place })
export const useChallengers = (place: MissionPlace, page: number) =>
  useEndpoint(promised.listChallengers, { ...place, query: { page } }, { keep: true })
