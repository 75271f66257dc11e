import { memberErased } from 'contract/people/members/events'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { deleteNoticesOf, deleteOldNotices } from './mail-notices.queries.ts'

export const forgetNotices = on('mailNotices.forgetNotices', memberErased, (ctx, { userSeq }) =>
  ctx.transaction((tx) => deleteNoticesOf(tx, userSeq)),
)

const KEPT_DAYS = 90
/** Longer than any job is retried. */
export const purgeNotices: Timer = {
  name: 'mailNotices.purge',
  cron: '40 4 * * *',
  visit: (ctx) => deleteOldNotices(ctx.db, new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000)),
}
