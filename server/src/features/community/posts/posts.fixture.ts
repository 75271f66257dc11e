import { commentClassPost, writeClassPost } from 'contract/community/posts/api'
import { reportClassPost } from 'contract/community/posts/reports.api'
import type { FileSeq } from 'contract/values/ids'
import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** A post with a picture and a comment, which was reported. */
export const postsFixture = fixture({
  async add(world) {
    const { add, mina, minaSeq, owner, courseRef } = world
    const { file_seq: fileSeq } = await add.row<{ file_seq: FileSeq }>('files', {
      ...ofSite(world),
      kind: 'post',
      storage_key: `${MARK}/post`,
      widths: [400],
      origin_file_name: MARK,
      content_type: 'image/webp',
      file_size: 10,
      uploaded_by_user_seq: minaSeq,
      created_at: noon,
    })
    const body = { content: MARK }
    const pictures = [{ fileSeq, altText: MARK }]
    const { classPostSeq } = await mina.call(writeClassPost, { ...courseRef, body: { ...body, pictures } })
    const report = { reason: 'OTHER' as const, description: MARK }
    await owner.call(reportClassPost, { ...courseRef, classPostSeq, body: report })
    const { classCommentSeq } = await owner.call(commentClassPost, { ...courseRef, classPostSeq, body })
    return { classPostSeq, classCommentSeq }
  },
})
