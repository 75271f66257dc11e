import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** An archive that can be downloaded. */
export const siteExportFixture = fixture({
  async add(world) {
    const { site_export_seq: siteExportSeq } = await world.add.row<{ site_export_seq: number }>(
      'site_exports',
      {
        ...ofSite(world),
        state: 'READY',
        percent: 100,
        requested_by_user_seq: world.ownerSeq,
        requested_at: noon,
        storage_key: `channels/${world.channelSeq}/exports/${MARK}.tar`,
        bytes: 10,
        files: 1,
        sha256: 'a'.repeat(64),
        finished_at: noon,
        expires_at: new Date(noon.getTime() + 7 * 86_400_000),
      },
    )
    return { siteExportSeq }
  },
})
