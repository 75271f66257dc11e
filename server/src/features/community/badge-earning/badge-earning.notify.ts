import { badgeAdded } from 'contract/people/badges/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findBadges } from '../../people/badges/badges.public.ts'

/** Once for each badge, also where staff take it back and give it again. docs/rules.md R-1252. */
export const notifyBadge = on('badges.notify', badgeAdded, async (ctx, { userSeq, kind }) => {
  const badge = (await findBadges(ctx.db)).find((one) => one.kind === kind)
  if (!badge) return
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.member,
    courseSeq: null,
    to: [userSeq],
    content: badge.name === null ? { kind: `badge_${kind}` } : { kind: 'badgeAdded', title: badge.name },
    path: '/me/badges',
    once: `badge:${kind}`,
  })
})
