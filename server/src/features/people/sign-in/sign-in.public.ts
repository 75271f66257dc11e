import type { UserSeq } from 'contract/values/ids'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { deleteCodesOf } from './email-codes.queries.ts'
import { deleteIdentitiesOf } from './social.queries.ts'

export { handTrust, openHere, trustBrowser } from './complete-sign-in.service.ts'
export { takeMailedCode } from './email-codes.service.ts'

/** Codes sent by mail and sign-ins through providers: everything of this feature that could open the account. */
export async function deleteSignInsOf(tx: PlatformTx, userSeq: UserSeq) {
  await deleteCodesOf(tx, userSeq)
  await deleteIdentitiesOf(tx, userSeq, null)
}
