import type { SubscriptionPauseSeq, SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { Pause } from './pauses.rules.ts'

const columns = ['subscriptionPauseSeq', 'subscriptionSeq', 'startsOn', 'endsOn'] as const

/** The pause of a subscription that is planned or runs. */
export const findOpenPause = (db: ChannelDb, subscriptionSeq: SubscriptionSeq) =>
  tables(db)
    .selectFrom('subscriptionPauses')
    .select(columns)
    .where('subscriptionSeq', '=', subscriptionSeq)
    .where('resumedAt', 'is', null)
    .executeTakeFirst()

/** What subscribers of a product paused themselves until after a day, in this subscription and those before it. */
export const findOwnPauses = (db: ChannelDb, product: string, after: string) =>
  tables(db)
    .selectFrom('subscriptionPauses as pause')
    .innerJoin('subscriptions as subscription', (join) =>
      join
        .onRef('subscription.channelSeq', '=', 'pause.channelSeq')
        .onRef('subscription.subscriptionSeq', '=', 'pause.subscriptionSeq'),
    )
    .select(['pause.startsOn', 'pause.endsOn'])
    .where('subscription.product', '=', product)
    .where('pause.pausedByUserSeq', 'is', null)
    .where('pause.endsOn', '>', after)
    .execute()

interface NewPause extends Pause {
  subscriptionSeq: SubscriptionSeq
  pausedByUserSeq: UserSeq | null
  requestedAt: Date
  remindedAt: Date | null
}
export const insertPause = (tx: ChannelTx, pause: NewPause) =>
  tables(tx).insertInto('subscriptionPauses').values(pause).execute()

export const closePause = (
  tx: ChannelTx,
  subscriptionPauseSeq: SubscriptionPauseSeq,
  ended: { endsOn: string; resumedAt: Date },
) =>
  tables(tx)
    .updateTable('subscriptionPauses')
    .set(ended)
    .where('subscriptionPauseSeq', '=', subscriptionPauseSeq)
    .where('resumedAt', 'is', null)
    .execute()

/** Subscriptions whose pause is over and that did not go on yet. */
export const findOver = (db: ChannelDb, today: string) =>
  tables(db)
    .selectFrom('subscriptionPauses')
    .select('subscriptionSeq')
    .where('resumedAt', 'is', null)
    .where('endsOn', '<=', today)
    .orderBy('subscriptionPauseSeq')
    .execute()

/** Pauses that end by a day and of which nobody was reminded, each once. */
export const setPauseReminded = (tx: ChannelTx, { until, now }: { until: string; now: Date }) =>
  tables(tx)
    .updateTable('subscriptionPauses')
    .set({ remindedAt: now })
    .where('resumedAt', 'is', null)
    .where('remindedAt', 'is', null)
    .where('endsOn', '<=', until)
    .returning('subscriptionSeq')
    .execute()
