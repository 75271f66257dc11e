import { fixture, MARK, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** An archive that became this site. */
export const siteImportFixture = fixture({
  async add(world) {
    const { site_import_seq: siteImportSeq } = await world.add.row<{ site_import_seq: number }>(
      'site_imports',
      {
        ...ofSite(world),
        state: 'DONE',
        percent: 100,
        file_name: `${MARK}.tar`,
        file_size: 10,
        contents: JSON.stringify(contents),
        report: JSON.stringify(report),
        requested_by_user_seq: await world.add.user('Importer'),
        requested_at: noon,
        changed_at: noon,
        finished_at: noon,
      },
    )
    return { siteImportSeq }
  },
})
const contents = {
  name: MARK,
  address: 'haru',
  newAddress: 'haru',
  format: 1,
  version: '1.0.0',
  createdAt: noon,
  people: 1,
  peopleHere: 0,
  rows: 1,
  rowBytes: 1,
  files: 0,
  fileBytes: 0,
  tables: [{ name: 'channels', rows: 1 }],
}
const report = {
  address: 'haru',
  withoutSignIn: 0,
  people: { count: 1, isSame: true },
  files: { count: 0, bytes: 0, isSame: true },
  tables: [{ name: 'channels', rows: 1, isSame: true }],
}
