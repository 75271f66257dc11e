import { BoardPostDraft, ClassBoardDraft } from 'contract/community/boards/schemas'
import type { BoardCommentSeq } from 'contract/values/ids'
import { markAnswered } from 'server/src/features/community/boards/board-answers.service.ts'
import { commentPost, pinPost, writePost } from 'server/src/features/community/boards/board-posts.service.ts'
import { createIn } from 'server/src/features/community/boards/class-boards.service.ts'
import type { Scene } from './acting.ts'
import type { ClassLife, DemoBoard } from './life.ts'

/** Opens the boards of a class, on which its people write. */
export async function writeOnBoards(scene: Scene, boards: ClassLife['boards'] = []) {
  for (const board of boards) await writeOnOne(scene, board)
}
async function writeOnOne({ as, courseSeq }: Scene, { by, at, posts, ...board }: DemoBoard) {
  const draft = ClassBoardDraft.parse({
    readAudience: 'STUD',
    allowsPrivate: true,
    allowsComments: true,
    isHidden: false,
    categories: [],
    ...board,
  })
  const { boardSeq } = await createIn(as(by, at), courseSeq, draft)
  for (const { title, html: content, isPinned, importance, comments = [], ...said } of posts) {
    const ctx = as(said.by, said.at)
    const post = BoardPostDraft.parse({ title, content, importance })
    const postRef = { boardSeq, ...(await writePost(ctx, boardSeq, post)) }
    if (isPinned) await pinPost(ctx, postRef, true)
    let parentSeq: BoardCommentSeq | null = null
    for (const { by: writer, at: then, text, isReply, isAccepted, mentions = [] } of comments) {
      const answer = {
        content: text,
        parentSeq: isReply ? parentSeq : null,
        mentions: mentions.map((name) => as(name, then).user.userSeq),
      }
      const { boardCommentSeq } = await commentPost(as(writer, then), postRef, answer)
      if (!isReply) parentSeq = boardCommentSeq
      if (isAccepted) await markAnswered(as(said.by, then), postRef, { isAnswered: true, boardCommentSeq })
    }
  }
}
