import { senderBroken } from 'contract/growth/sender-domains/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findOwners } from '../../people/members/members.public.ts'

/** Owners learn that mails come from the standard address again. docs/rules.md R-1181. */
export const notifySenderBroken = on(
  'sender-domains.notifyBroken',
  senderBroken,
  async (ctx, { domain, at }) => {
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.member,
      courseSeq: null,
      to: await findOwners(ctx.db),
      content: { kind: 'senderBroken', title: domain },
      path: '/settings/sender',
      once: `senderBroken:${at.getTime()}`,
    })
  },
)
