import * as api from 'contract/messaging/notifications/mail-notices.api'
import * as mailNoticesSchemasApi from 'contract/messaging/notifications/mail-notices.schemas'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { implement } from '../../../platform/http/implement.ts'
import { findChoices, upsertChoice } from './mail-notices.queries.ts'

async function choicesOf(db: ChannelDb, userSeq: UserSeq) {
  const chosen = await findChoices(db, userSeq)
  const list = mailNoticesSchemasApi.mailNoticeKinds.map((kind) => ({
    kind,
    isOn: chosen.find((one) => one.kind === kind)?.isOn ?? true,
  }))
  return { list }
}

export const mailNoticeRoutes = [
  implement(api.getMailNotices, ({ ctx }) => choicesOf(ctx.db, ctx.user.userSeq)),
  implement(api.setMailNotice, ({ ctx, body }) =>
    ctx.transaction(async (tx) => {
      const { userSeq } = ctx.user
      await upsertChoice(tx, { ...body, userSeq, updatedAt: ctx.now() })
      return choicesOf(tx, userSeq)
    }),
  ),
]
