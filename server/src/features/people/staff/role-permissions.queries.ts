import type { ChangeableRole, RoleDecision } from 'contract/http/permissions'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Replaces all decisions of a site about one role. */
export async function replaceDecisions(
  tx: ChannelTx,
  role: ChangeableRole,
  decisions: readonly RoleDecision[],
) {
  await tables(tx).deleteFrom('rolePermissions').where('role', '=', role).execute()
  if (decisions.length > 0)
    await tables(tx)
      .insertInto('rolePermissions')
      .values([...decisions])
      .execute()
}
