import * as api from 'contract/community/boards/class.api'
import type { BoardPostSeq, CourseSeq } from 'contract/values/ids'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'

/** Whether it is known who is here: boards of a class are read by each person for themselves. */
const useIsKnown = () => useSession().state !== 'loading'

/** The boards of a class that the reader may read. */
export const useClassBoards = (courseSeq: CourseSeq) =>
  useEndpoint(api.listClassBoards, { courseSeq }, { enabled: useIsKnown() })

export interface ClassPostRef {
  courseSeq: CourseSeq
  boardPostSeq: BoardPostSeq
}
/** A post of a class with its board. */
export const useClassBoardPost = (post: ClassPostRef) =>
  useEndpoint(api.getClassBoardPost, { ...post }, { enabled: useIsKnown() })
