import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofClass, ofSite } from '../../../testing/full-site/fixture.ts'

/** A file that was read, and a class that was made of another one. */
export const fileImportsFixture = fixture({
  async add(world) {
    const { add, ownerSeq } = world
    const { file_import_seq: fileImportSeq } = await add.row<{ file_import_seq: number }>('file_imports', {
      ...ofSite(world),
      kind: 'COURSES',
      file_name: MARK,
      headings: ['제목', MARK],
      columns: '{"title": 0}',
      uploaded_by_user_seq: ownerSeq,
      uploaded_at: noon,
      language: 'ko',
    })
    await add.row('file_import_rows', {
      ...ofSite(world),
      file_import_seq: fileImportSeq,
      position: 0,
      sheet_no: 1,
      row_no: 2,
      cells: [MARK, MARK],
      group_at: 0,
      message: MARK,
    })
    await add.row('imported_courses', { ...ofClass(world), import_key: `title:${MARK}`, imported_at: noon })
    await add.row('file_import_courses', {
      ...ofClass(world),
      file_import_seq: fileImportSeq,
      position: 0,
      name: MARK,
      row_count: 1,
    })
    await add.row('imported_sales', {
      ...ofClass(world),
      import_key: MARK,
      state: 'WAITING',
      name: MARK,
      email: `${MARK}-buyer@example.com`,
      currency: 'KRW',
      imported_by_user_seq: ownerSeq,
      imported_at: noon,
    })
    return { fileImportSeq }
  },
})
