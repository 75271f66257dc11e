import type { TimerCommand } from 'contract/learning/live-rooms/timer.rules'
import type { LiveGroupSeq, UserSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import {
  useGroupCalls,
  useModeration,
  useRaiseHand,
  useReact,
  useSetTimer,
  type LessonRef,
} from '../live-rooms.api.ts'
import { useStageCalls } from '../audience/audience.api.ts'
import { liveRoomMessages } from './room.messages.ts'

/** Null stands for everybody. */
const person = <Of extends UserSeq | null>(userSeq: Of) => ({ body: { userSeq } })

export type RoomCommands = ReturnType<typeof useCommands>

/** Commands to the server, whose failures are shown in a corner; `refresh` fetches the state again. */
export function useCommands(lessonRef: LessonRef, refresh: () => void) {
  const t = useMessages(liveRoomMessages)
  const moderation = useModeration(lessonRef)
  const hand = useRaiseHand(lessonRef)
  const react = useReact(lessonRef)
  const timer = useSetTimer(lessonRef)
  const groups = useGroupCalls(lessonRef)
  const stage = useStageCalls(lessonRef)
  const settle = (command: Promise<unknown>, done?: string) =>
    void command.then(
      () => {
        refresh()
        if (done !== undefined) toast({ text: done, tone: 'ok' })
      },
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return {
    raiseHand: (isRaised: boolean) => settle(hand.run({ body: { isRaised } })),
    react: (reaction: number) => settle(react.run({ body: { reaction } })),
    setTimer: (body: TimerCommand) => settle(timer.run({ body })),
    closeGroups: () => settle(groups.close.run({})),
    moveToGroup: (userSeq: UserSeq, liveGroupSeq: LiveGroupSeq | null) =>
      settle(groups.move.run({ body: { userSeq, liveGroupSeq } })),
    visitGroup: (liveGroupSeq: LiveGroupSeq | null) => settle(groups.visit.run({ body: { liveGroupSeq } })),
    /** Without a number for the user's own group. */
    requestHelp: (isRequested: boolean, liveGroupSeq: LiveGroupSeq | null = null) =>
      settle(groups.help.run({ body: { isRequested, liveGroupSeq } })),
    inviteToStage: (userSeq: UserSeq) => settle(stage.invite.run(person(userSeq))),
    answerInvitation: (isAccepted: boolean) => settle(stage.answer.run({ body: { isAccepted } })),
    /** Also withdraws an invitation. */
    leaveStage: (userSeq: UserSeq) => settle(stage.leave.run(person(userSeq))),
    admit: (userSeq: UserSeq | null) => settle(moderation.admit.run(person(userSeq))),
    decline: (userSeq: UserSeq) => settle(moderation.decline.run(person(userSeq))),
    mute: (userSeq: UserSeq | null) =>
      settle(moderation.mute.run(person(userSeq)), userSeq === null ? t('mutedAll') : undefined),
    promptUnmute: (userSeq: UserSeq) => settle(moderation.promptUnmute.run(person(userSeq))),
    stopShare: (userSeq: UserSeq) => settle(moderation.stopShare.run(person(userSeq))),
    lowerHands: (userSeq: UserSeq | null) => settle(moderation.lowerHands.run(person(userSeq))),
    lock: (isLocked: boolean) =>
      settle(moderation.lock.run({ body: { isLocked } }), t(isLocked ? 'locked' : 'unlocked')),
    /** These reject, for dialogs that show the failure themselves. */
    readmit: (userSeq: UserSeq) => moderation.readmit.run(person(userSeq)).then(refresh),
    remove: (userSeq: UserSeq) => moderation.remove.run(person(userSeq)).then(refresh),
  }
}
