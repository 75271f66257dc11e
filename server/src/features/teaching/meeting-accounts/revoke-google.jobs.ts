import { liveServices } from 'contract/values/type-codes'
import { z } from 'zod'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import { findAccount, type MeetingAccountRow } from './meeting-accounts.queries.ts'
import { googleKeys } from './meeting-keys.service.ts'

/** The consent of a person who was disconnected ends at Google, too; where Google does not answer, later. docs/rules.md R-1309. */
export const revokeGoogle = task(
  'meeting-accounts.revokeGoogle',
  z.object({ accountId: z.string(), clientId: z.string(), sealedKeys: z.string() }),
  async (ctx, { accountId, clientId, sealedKeys }) => {
    const current = await findAccount(ctx.db, liveServices.googleMeet)
    // Google ends everything that a person allowed a client, so also what they allowed anew meanwhile.
    if (current?.accountId === accountId && current.clientId === clientId) return
    const { refreshToken } = googleKeys.open(ctx, sealedKeys)
    await ctx.ports.meetingProviders.googleAuthorization.revoke(refreshToken)
  },
)

/** In the transaction that forgets the account. Its keys stay sealed on the way. */
export const revokeLater = (
  tx: ChannelTx,
  { accountId, clientId, sealedKeys }: Pick<MeetingAccountRow, 'accountId' | 'clientId' | 'sealedKeys'>,
) => enqueue(tx, revokeGoogle, { input: { accountId, clientId, sealedKeys } })
