import { nextTimer, type RoomTimer, type TimerCommand } from 'contract/learning/live-rooms/timer.rules'
import type { MemberContext } from '../../../platform/context.ts'
import type { LessonRef } from '../live/live.public.ts'
import { openAsHost } from './room-access.service.ts'
import { roomPublisher } from './room.sockets.ts'
import { insertRoom, lockRoomRow, updateTimer } from './rooms.queries.ts'

interface TimerColumns {
  timerEndsAt: Date | null
  timerLeftSeconds: number | null
}
export const timerOf = ({ timerEndsAt, timerLeftSeconds }: TimerColumns): RoomTimer | null =>
  timerEndsAt || timerLeftSeconds !== null ? { endsAt: timerEndsAt, leftSeconds: timerLeftSeconds } : null

/** The timer of the hosts, which everybody sees. docs/rules.md R-1004. */
export async function setTimer(ctx: MemberContext, lessonRef: LessonRef, command: TimerCommand) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  await ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, ctx.now())
    const timer = timerOf(await lockRoomRow(tx, curriculumSeq))
    await updateTimer(tx, curriculumSeq, nextTimer(timer, command, ctx.now()))
  })
  roomPublisher(ctx, curriculumSeq).toAll()
  return null
}
