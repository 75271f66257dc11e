import { levelRaised } from 'contract/people/levels/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findChange } from './level-progress.queries.ts'

/** Once for each level, also where somebody falls and rises again. docs/rules.md R-1123. */
export const notifyLevel = on('alarms.notifyLevel', levelRaised, async (ctx, { levelChangeSeq }) => {
  const change = await findChange(ctx.db, levelChangeSeq)
  if (!change?.toName) return
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.member,
    courseSeq: null,
    to: [change.userSeq],
    content: { kind: 'levelRaised', title: change.toName },
    path: '/me/level',
    once: `level:${change.toSeq}`,
  })
})
