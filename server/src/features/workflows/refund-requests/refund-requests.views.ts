import type { Context } from '../../../platform/context.ts'
import { findNames } from '../../people/members/members.public.ts'
import type { RequestRow } from './refund-requests.queries.ts'

/** Rows with the names of who asked. */
export async function rowsOf(ctx: Context, rows: RequestRow[]) {
  const names = await findNames(
    ctx,
    rows.map(({ userSeq }) => userSeq),
  )
  return rows.map((row) => ({ ...row, name: names.get(row.userSeq) ?? '' }))
}
