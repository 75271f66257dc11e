import { BoardDraft, BoardPostDraft, ClassBoardDraft } from 'contract/community/boards/schemas'
import { menuAudiences, menuTargets, menuTypes } from 'contract/values/type-codes'
import type { BoardCategorySeq, BoardCommentSeq, BoardSeq } from 'contract/values/ids'
import { markAnswered } from 'server/src/features/community/boards/board-answers.service.ts'
import {
  commentPost,
  likePost,
  pinPost,
  writePost,
} from 'server/src/features/community/boards/board-posts.service.ts'
import { createBoard, listBoards } from 'server/src/features/community/boards/board-settings.service.ts'
import { createIn } from 'server/src/features/community/boards/class-boards.service.ts'
import { addMenu } from 'server/src/features/site/menus/menus.service.ts'
import type { MemberContext } from 'server/src/platform/context.ts'
import { known } from '../known.ts'
import type { Scene } from './acting.ts'
import type { ClassLife, DemoBoard, DemoSiteBoard } from './life.ts'
import { drawPaper, paperNames } from './papers.ts'
import { sendDocument, sendPhoto } from './sending.ts'

const settings = { allowsPrivate: true, allowsComments: true, isHidden: false }

/** Opens the boards of a class, on which its people write. */
export async function writeOnBoards({ as, courseSeq }: Scene, boards: ClassLife['boards'] = []) {
  for (const { by, at, posts, ...board } of boards) {
    const draft = ClassBoardDraft.parse({ readAudience: 'STUD', categories: [], ...settings, ...board })
    const { boardSeq } = await createIn(as(by, at), courseSeq, draft)
    for (const post of posts) await writeOne(as, { boardSeq, categories: new Map() }, post)
  }
}

/** Menus that lead to the boards of a site and, for its members, to its chat rooms. */
export async function addCommunityMenus(ctx: MemberContext) {
  const menu = { menuTypeCd: menuTypes.internal, externLinkUrl: null, openTypeCd: menuTargets.sameTab }
  const { menuSeq: parentMenuSeq } = await addMenu(ctx, {
    ...menu,
    menuTitle: '',
    path: '/boards',
    visibleTypeCd: menuAudiences.everybody,
    parentMenuSeq: null,
  })
  await addMenu(ctx, {
    ...menu,
    menuTitle: '채팅방',
    path: '/chat',
    visibleTypeCd: menuAudiences.members,
    parentMenuSeq,
  })
}

/** Opens the boards of a site, on which its members write. */
export async function writeOnSiteBoards(as: Scene['as'], boards: readonly DemoSiteBoard[]) {
  for (const { by, at: opened, posts, categories = [], ...board } of boards) {
    const named = categories.map((name) => ({ boardCategorySeq: null, name }))
    const draft = BoardDraft.parse({ ...settings, ...board, categories: named })
    const { boardSeq } = await createBoard(as(by, opened), null, draft)
    const { list } = await listBoards(as(by, opened), null)
    const made = list.find((one) => one.boardSeq === boardSeq)?.categories ?? []
    const byName = new Map(made.map((one) => [one.name, one.boardCategorySeq]))
    for (const post of posts) await writeOne(as, { boardSeq, categories: byName }, post)
  }
}

interface OpenBoard {
  boardSeq: BoardSeq
  /** By name. */
  categories: ReadonlyMap<string, BoardCategorySeq>
}
async function writeOne(
  as: Scene['as'],
  { boardSeq, categories }: OpenBoard,
  { title, html: content, category, importance, photo, papers = [], ...said }: DemoBoard['posts'][number],
) {
  const ctx = as(said.by, said.at)
  const pictures = photo
    ? [{ fileSeq: await sendPhoto(ctx, photo.scene, 'board_picture'), altText: photo.shows }]
    : []
  const files = []
  for (const paper of papers) {
    const sent = { filename: paperNames[paper], bytes: await drawPaper(paper), kind: 'board_file' } as const
    files.push(await sendDocument(ctx, sent))
  }
  const boardCategorySeq = category === undefined ? null : known(categories, category)
  const post = BoardPostDraft.parse({ title, content, importance, boardCategorySeq, pictures, files })
  const postRef = { boardSeq, ...(await writePost(ctx, boardSeq, post)) }
  if (said.isPinned) await pinPost(ctx, postRef, true)
  for (const name of said.likedBy ?? []) await likePost(as(name, said.at), postRef, true)
  let parentSeq: BoardCommentSeq | null = null
  for (const { by: writer, at: then, text, isReply, isAccepted, mentions = [] } of said.comments ?? []) {
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
