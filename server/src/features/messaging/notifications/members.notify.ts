import { memberJoined } from 'contract/people/members/membership.events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { findManagers, findNames } from '../../people/members/members.public.ts'
import { raiseAlarm } from './notifications.public.ts'

export const notifyMember = on('alarms.tellOfMember', memberJoined, async (ctx, { userSeq }) => {
  const names = await findNames(ctx, [userSeq])
  const managers = await findManagers(ctx.db)
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.member,
    courseSeq: null,
    to: managers.filter((one) => one !== userSeq),
    actorUserSeq: userSeq,
    content: { kind: 'joined', name: names.get(userSeq) ?? '' },
    path: '/settings/dashboard',
    once: `joined:${userSeq}`,
  })
})
