import { BoardPostDraft, ClassBoardDraft } from 'contract/community/boards/schemas'
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
    for (const one of comments)
      await commentPost(as(one.by, one.at), postRef, { content: one.text, parentSeq: null })
  }
}
