import { useState, type RefObject } from 'react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import type { CurriculumSeq } from 'contract/values/ids'
import { useRealtime } from '../../../../platform/realtime.ts'
import { useToastsBelow } from '../../../../ui/layers/use-toasts-below.ts'
import { BroadcastStage } from '../audience/BroadcastStage.tsx'
import { FloatingReactions } from '../audience/FloatingReactions.tsx'
import { Banner } from './Banner.tsx'
import { ConnectionAlert } from './ConnectionAlert.tsx'
import type { MediaRoom, RoomView } from './participant.ts'
import { Stage } from './Stage.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useAnnouncement } from './use-announcement.ts'
import type { RoomCommands } from './use-commands.ts'
import type { useGroups } from './use-groups.ts'
import type { useRoomMessages } from './use-room-messages.ts'
import { useReactions } from './use-reactions.ts'
import type { useStage } from './use-stage.ts'
import type { RoomTools } from './use-room-tools.ts'
import css from './Room.module.css'

interface MainProps {
  itemSeq: CurriculumSeq
  media: MediaRoom
  view: RoomView
  state: RoomState
  stage: ReturnType<typeof useStage>
  tools: RoomTools
  isHandRaised: boolean
  commands: RoomCommands
  /** The last change of the timer, for screen readers. */
  timerSentence: string
  groups: ReturnType<typeof useGroups>
  talk: ReturnType<typeof useRoomMessages>
  /** The element whose picture the small window shows. */
  windowVideo: RefObject<HTMLVideoElement | null>
  onMicrophone: () => void
  onPlayAudio: () => void
  onPoll: (() => void) | null
  /** The UDP port of the server; null where it is not known. */
  port: number | null
  onRetry: (options: { isSoundOnly: boolean }) => void
  onChat: () => void
  onSoundOnly: () => void
  onDevice: (source: 'camera' | 'microphone') => void
}

/** The stage, and over it what the user should know now. Toasts come below that: the corners are full of controls. */
export function RoomMain({ itemSeq, media, view, state, stage, tools, windowVideo, ...props }: MainProps) {
  const { board, captions } = tools
  const reactions = useReactions(itemSeq)
  const arrivals = useArrivals(media, view.participants)
  const { announcement, dismiss } = useAnnouncement(props.talk, state)
  const notices = useToastsBelow<HTMLDivElement>()
  const [isUnmutePrompted, setUnmutePrompted] = useState(false)
  const isHere = (userSeq: number) => view.participants.some((one) => one.userSeq === userSeq)
  const isMicrophoneOn = () => media.get().participants.some((one) => one.isLocal && one.isMicrophoneOn)
  useRealtime('live_unmute', ({ curriculumSeq }) => {
    if (curriculumSeq === itemSeq && !isMicrophoneOn()) setUnmutePrompted(true)
  })
  return (
    <main id="main" className={css.main}>
      {view.connection === 'failed' ? (
        <ConnectionAlert
          problem={view.problem}
          port={props.port}
          onRetry={props.onRetry}
          onChat={props.onChat}
        />
      ) : view.broadcast ? (
        <BroadcastStage
          source={view.broadcast}
          board={board.pane}
          savesData={stage.savesData}
          onPicture={stage.switchSaving}
        />
      ) : (
        <Stage
          stage={stage.shown}
          board={board.pane}
          pinned={stage.pinned}
          onPin={stage.pin}
          onPicture={stage.savesData ? stage.switchSaving : null}
          hands={state.hands.map(({ userSeq }) => userSeq)}
          reactions={reactions}
        />
      )}
      {state.audience && (
        <FloatingReactions reactions={reactions.filter(({ userSeq }) => !isHere(userSeq))} />
      )}
      {captions.area}
      {captions.dialog}
      <div ref={notices} className={css.notices}>
        <Banner
          view={view}
          state={state}
          isHandRaised={props.isHandRaised}
          groups={props.groups.view}
          groupName={props.groups.name}
          announcement={announcement}
          onAnnouncementRead={dismiss}
          isUnmutePrompted={isUnmutePrompted}
          commands={props.commands}
          onUnmute={(isAccepted) => {
            setUnmutePrompted(false)
            if (isAccepted && !isMicrophoneOn()) props.onMicrophone()
          }}
          onPlayAudio={props.onPlayAudio}
          onSoundOnly={props.onSoundOnly}
          onDevice={props.onDevice}
          onPoll={props.onPoll}
        />
      </div>
      <video ref={windowVideo} className="visually-hidden" muted playsInline autoPlay aria-hidden />
      <p className="visually-hidden" role="status">
        {arrivals}
      </p>
      <p className="visually-hidden" role="status">
        {props.timerSentence}
      </p>
      <p className="visually-hidden" role="status">
        {props.groups.sentence}
      </p>
      <p className="visually-hidden" role="status">
        {board.sentence}
      </p>
      <p className="visually-hidden" role="status">
        {captions.sentence}
      </p>
    </main>
  )
}
