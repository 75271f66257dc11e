import { memberErased } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { emptyWritten } from './chats.queries.ts'

export const forgetMessages = on('chats.forgetMessages', memberErased, (ctx, { userSeq }) =>
  ctx.transaction((tx) => emptyWritten(tx, userSeq, ctx.now())),
)
