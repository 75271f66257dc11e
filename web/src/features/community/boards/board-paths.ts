import type { Board } from 'contract/community/boards/schemas'
import type { BoardCategorySeq, BoardPostSeq } from 'contract/values/ids'

/** The addresses of a board: those of a class stand below it, where a post does not name its board. */
export function boardPaths({ courseSeq, boardSeq }: Pick<Board, 'courseSeq' | 'boardSeq'>) {
  const home = courseSeq === null ? `/boards/${boardSeq}` : `/classes/${courseSeq}/board`
  const list = courseSeq === null ? home : `${home}?board=${boardSeq}`
  const posts = courseSeq === null ? `${home}/posts` : home
  return {
    list,
    category: (boardCategorySeq: BoardCategorySeq) =>
      `${list}${courseSeq === null ? '?' : '&'}category=${boardCategorySeq}`,
    unanswered: `${list}${courseSeq === null ? '?' : '&'}answered=no`,
    create: courseSeq === null ? `${posts}/create` : `${posts}/create?board=${boardSeq}`,
    view: (boardPostSeq: BoardPostSeq) => `${posts}/${boardPostSeq}/view`,
    edit: (boardPostSeq: BoardPostSeq) => `${posts}/${boardPostSeq}/edit`,
  }
}
