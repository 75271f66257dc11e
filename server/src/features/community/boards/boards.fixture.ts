import { commentBoardPost, likeBoardPost, saveTempPost, writeBoardPost } from 'contract/community/boards/api'
import { reportBoardPost } from 'contract/community/boards/reports.api'
import { createBoard } from 'contract/community/boards/settings.api'
import type { BoardCategorySeq, FileSeq } from 'contract/values/ids'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A board with a category, a post that somebody likes and a comment. */
export const boardsFixture = fixture({
  async add({ add, owner, ownerSeq, mina, minaSeq, channelSeq }) {
    const board = {
      boardTypeCd: '03' as const,
      title: MARK,
      description: MARK,
      readAudience: 'ALL' as const,
      writeAudience: 'MBR' as const,
      allowsPrivate: true,
      allowsComments: true,
      isHidden: false,
      categories: [{ boardCategorySeq: null, name: MARK }],
    }
    const { boardSeq } = await owner.call(createBoard, { channelSeq, body: board })
    const [category] = await add.all<{ seq: BoardCategorySeq }>(
      'select board_category_seq::int as seq from board_categories where board_seq = $1',
      [boardSeq],
    )
    const { file_seq: fileSeq } = await add.row<{ file_seq: FileSeq }>('files', {
      channel_seq: channelSeq,
      kind: 'board_file',
      storage_key: `board file of ${channelSeq}`,
      widths: [],
      origin_file_name: MARK,
      content_type: 'application/pdf',
      file_size: 10,
      uploaded_by_user_seq: minaSeq,
      created_at: noon,
    })
    const [person] = await add.all<{ name: string }>('select name from users where user_seq = $1', [ownerSeq])
    const body = {
      title: MARK,
      content: `<p>${MARK} <span data-mention="${ownerSeq}">@${person?.name}</span></p>`,
      boardCategorySeq: category?.seq ?? null,
      files: [fileSeq],
    }
    const { boardPostSeq } = await mina.call(writeBoardPost, { channelSeq, boardSeq, body })
    await mina.call(saveTempPost, {
      channelSeq,
      boardSeq,
      body: { title: MARK, content: MARK, boardCategorySeq: null, isPrivate: false },
    })
    const post = { channelSeq, boardSeq, boardPostSeq }
    await owner.call(likeBoardPost, { ...post, body: { isLiked: true } })
    const { boardCommentSeq } = await owner.call(commentBoardPost, {
      ...post,
      body: { content: `${MARK} @Mina`, mentions: [minaSeq] },
    })
    const report = { reason: 'OTHER' as const, description: MARK }
    await owner.call(reportBoardPost, { ...post, body: report })
    return { boardSeq, boardPostSeq, boardCommentSeq }
  },
})
