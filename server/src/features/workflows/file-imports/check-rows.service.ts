import type { ColumnPositions, ImportKind } from 'contract/workflows/file-imports/file-imports.rules'
import type { FileImportSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { findStaffSince } from '../../people/members/members.public.ts'
import { courseChecker } from './course-rows.rules.ts'
import { findRowsAfter, setChecks, spreadFaults } from './file-imports.queries.ts'

const CHECKED_AT_ONCE = 500

/** Instructors of the staff, by their addresses. */
export async function teachersOf(db: ChannelDb): Promise<Map<string, UserSeq>> {
  const staff = await findStaffSince(db)
  const masters = staff.filter(({ masterVerifiedAt }) => masterVerifiedAt !== null)
  return new Map(masters.map(({ email, userSeq }) => [email.toLowerCase(), userSeq]))
}

interface Checked {
  fileImportSeq: FileImportSeq
  kind: ImportKind
  columns: ColumnPositions
}
/** Says of every row to which class it belongs and what is wrong with it. docs/rules.md R-1232. */
export async function checkRows(tx: ChannelTx, { fileImportSeq, columns }: Checked) {
  const check = courseChecker(columns, { teachers: new Set((await teachersOf(tx)).keys()) })
  for (let after = -1; ;) {
    const rows = await findRowsAfter(tx, fileImportSeq, { after, limit: CHECKED_AT_ONCE })
    const last = rows.at(-1)
    if (!last) break
    await setChecks(tx, fileImportSeq, rows.map(check))
    after = last.position
  }
  await spreadFaults(tx, fileImportSeq)
}
