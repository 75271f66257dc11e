import type { FileSeq } from 'contract/values/ids'
import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** A picture of the site. */
export const filesFixture = fixture({
  async add(world) {
    const { file_seq: fileSeq } = await world.add.row<{ file_seq: FileSeq }>('files', {
      ...ofSite(world),
      kind: 'course',
      storage_key: MARK,
      widths: [400],
      origin_file_name: MARK,
      content_type: 'image/webp',
      file_size: 10,
      uploaded_by_user_seq: world.ownerSeq,
      created_at: noon,
    })
    await world.app.ports.storage.write(`${MARK}/400.webp`, Buffer.from(MARK))
    return { fileSeq }
  },
})
