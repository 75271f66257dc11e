import * as api from 'contract/messaging/notifications/api'
import { campaignAlarmsRead } from 'contract/messaging/notifications/events'
import * as push from 'contract/messaging/notifications/push.api'
import { implement } from '../../../platform/http/implement.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { publisherOf } from '../../../platform/realtime/sockets.ts'
import { clearBadge, readAlarmMark, setAlarmMark } from '../../people/members/members.public.ts'
import { viewsOf } from './notifications.views.ts'
import { countUnread, findAlarms, findNewest, hasCampaignAlarm } from './notifications.queries.ts'
import { getPush, subscribePush, unsubscribePush } from './push.jobs.ts'

export const alarmRoutes = [
  implement(api.listAlarms, async ({ ctx, query }) => {
    const { userSeq } = ctx.user
    const alarmReadSeq = await readAlarmMark(ctx.db, userSeq)
    const alarms = await findAlarms(ctx.db, userSeq, query)
    return {
      list: await viewsOf(ctx, userSeq, alarms),
      badgeCount: await countUnread(ctx.db, userSeq, alarmReadSeq),
      alarmReadSeq,
    }
  }),
  implement(api.readAlarms, async ({ ctx }) => {
    const { userSeq } = ctx.user
    await ctx.transaction(async (tx) => {
      const readSeq = await readAlarmMark(tx, userSeq)
      if (await hasCampaignAlarm(tx, userSeq, readSeq))
        await emit(tx, campaignAlarmsRead, { userSeq, at: ctx.now() })
      await clearBadge(tx, userSeq)
      await setAlarmMark(tx, userSeq, await findNewest(tx, userSeq))
    })
    publisherOf(ctx.ports.bus).person(ctx.channelSeq, userSeq, { cmd: 'alarm_read' })
    return null
  }),
  implement(push.getPush, ({ ctx, query }) => getPush(ctx, query.browser)),
  implement(push.subscribePush, ({ ctx, body }) => subscribePush(ctx, body)),
  implement(push.unsubscribePush, ({ ctx, body }) => unsubscribePush(ctx, body.browser)),
]
