import type { UserSeq } from 'contract/values'
import type { Context } from '../../platform/context.ts'
import { telling } from '../../platform/realtime/sockets.ts'
import { insertAlarms, type NewAlarm } from './alarms.queries.ts'

type Alarm = Omit<NewAlarm, 'targetUserSeq' | 'createdAt'> & { to: UserSeq[] }

/** Tells each of these people once, however often it is asked; whoever is here now sees it at once. */
export async function raiseAlarm(ctx: Context, { to, ...alarm }: Alarm) {
  if (to.length === 0) return
  const createdAt = ctx.now()
  const raised = await ctx.transaction((tx) =>
    insertAlarms(
      tx,
      to.map((targetUserSeq) => ({ ...alarm, targetUserSeq, createdAt })),
    ),
  )
  const tell = telling(ctx.ports.bus)
  for (const { targetUserSeq } of raised) tell.person(ctx.channelSeq, targetUserSeq, { cmd: 'alarm' })
}
