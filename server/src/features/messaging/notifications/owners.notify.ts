import { type OwnerChange, ownersChanged } from 'contract/people/staff/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from './notifications.public.ts'

const ownerKinds: Record<OwnerChange, string> = {
  INVITE_ASKED: 'ownerInvited',
  ADDED: 'ownerAdded',
  REMOVAL_ASKED: 'ownerLeaving',
  REMOVAL_CANCELLED: 'ownerStays',
  REMOVED: 'ownerRemoved',
}
export const notifyOwners = on(
  'alarms.tellOfOwners',
  ownersChanged,
  (ctx, { change, name, to, byUserSeq, at }) =>
    raiseAlarm(ctx, {
      alarmType: alarmTypes.member,
      to,
      actorUserSeq: byUserSeq,
      courseSeq: null,
      content: { kind: ownerKinds[change], title: name },
      path: '/settings/operators',
      once: `${ownerKinds[change]}:${name}:${at.getTime()}`,
    }),
)
