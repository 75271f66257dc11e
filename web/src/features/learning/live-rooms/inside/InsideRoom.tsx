import { useState, useSyncExternalStore } from 'react'
import type { RoomSignature, RoomState } from 'contract/learning/live-rooms/schemas'
import { useRealtime } from '../../../../platform/realtime.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { DeviceChoices } from '../check/device-choices.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { Banner } from './Banner.tsx'
import { Controls } from './Controls.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import type { MediaRoom } from './participant.ts'
import { PeoplePanel } from './PeoplePanel.tsx'
import { PollPanel } from './PollPanel.tsx'
import { RoomDialogs, type RoomDialog } from './RoomDialogs.tsx'
import { liveRoomMessages } from './room.messages.ts'
import { RoomTop } from './RoomTop.tsx'
import { SidePanel, type PanelKey } from './SidePanel.tsx'
import { Stage } from './Stage.tsx'
import { TalkPanel } from './TalkPanel.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useCommands } from './use-commands.ts'
import { useReactions } from './use-reactions.ts'
import { useRoomDevices } from './use-room-devices.ts'
import { useRoomMessages } from './use-room-messages.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStage } from './use-stage.ts'
import { useWakeLock } from './use-wake-lock.ts'
import css from './Room.module.css'

interface RoomProps {
  lessonRef: LessonRef
  title: string
  /** Seconds since the lesson began; null before. */
  elapsed: number | null
  media: MediaRoom
  signature: RoomSignature
  state: RoomState
  refresh: () => void
  choices: DeviceChoices
  onChoose: (choices: DeviceChoices) => void
  onLeave: () => void
}

/** The room from the inside: stage, panel and controls. */
export function InsideRoom(props: RoomProps) {
  const { lessonRef, title, elapsed, media, signature, state, refresh, choices, onChoose, onLeave } = props
  const t = useMessages(liveRoomMessages)
  const { user } = useSession()
  const view = useSyncExternalStore(media.watch, media.get, media.get)
  const { participants } = view
  const me = participants.find(({ isLocal }) => isLocal)
  const commands = useCommands(lessonRef, refresh)
  const stage = useStage(media, participants)
  const reactions = useReactions(lessonRef.itemSeq)
  const [panel, setPanel] = useState<PanelKey | null>(() => (isWide() ? 'talk' : null))
  const talk = useRoomMessages(lessonRef, panel === 'talk')
  const [dialog, setDialog] = useState<RoomDialog | null>(null)
  const [isUnmutePrompted, setUnmutePrompted] = useState(false)
  const isHandRaised = state.hands.some(({ userSeq }) => userSeq === user?.userSeq)
  const arrivals = useArrivals(participants)
  useWakeLock()

  useRealtime('live_unmute', ({ curriculumSeq }) => {
    if (curriculumSeq === lessonRef.itemSeq && !media.get().participants.some(isOwnMicrophoneOn))
      setUnmutePrompted(true)
  })
  const devices = useRoomDevices({ media, me, choices, onChoose })
  const switchHand = () => commands.raiseHand(!isHandRaised)
  const togglePanel = (key: PanelKey) => setPanel(panel === key ? null : key)
  const maySend = signature.sources.length > 0
  useShortcuts({
    ...(maySend && { microphone: devices.microphone, camera: devices.camera, share: devices.share }),
    hand: switchHand,
    talk: () => togglePanel('talk'),
    people: () => togglePanel('people'),
    layout: stage.switchLayout,
  })
  return (
    <div className={css.room} data-panel={panel ?? undefined}>
      <RoomTop
        title={title}
        elapsed={elapsed}
        isLocked={state.isLocked}
        count={participants.length}
        isPeopleOpen={panel === 'people'}
        isGrid={stage.layout === 'grid'}
        onPeople={() => togglePanel('people')}
        onLayout={stage.switchLayout}
      />
      <main id="main" className={css.main}>
        <Stage
          stage={stage.shown}
          pinned={stage.pinned}
          onPin={stage.pin}
          hands={state.hands.map(({ userSeq }) => userSeq)}
          reactions={reactions}
        />
        <Banner
          view={view}
          state={state}
          isHandRaised={isHandRaised}
          isUnmutePrompted={isUnmutePrompted}
          commands={commands}
          onUnmute={(isAccepted) => {
            setUnmutePrompted(false)
            if (isAccepted && !me?.isMicrophoneOn) devices.microphone()
          }}
          onPlayAudio={devices.playAudio}
          onPoll={panel === 'poll' ? null : () => setPanel('poll')}
        />
        <p className="visually-hidden" role="status">
          {arrivals}
        </p>
      </main>
      {panel && (
        <SidePanel
          current={panel}
          onChange={setPanel}
          count={participants.length}
          hasPoll={state.isHost || state.poll !== null}
        >
          {panel === 'talk' && <TalkPanel lessonRef={lessonRef} talk={talk} isHost={state.isHost} />}
          {panel === 'people' && (
            <PeoplePanel participants={participants} state={state} commands={commands} />
          )}
          {panel === 'poll' && (
            <PollPanel lessonRef={lessonRef} poll={state.poll} isHost={state.isHost} refresh={refresh} />
          )}
        </SidePanel>
      )}
      <Controls
        sources={signature.sources}
        isMicrophoneOn={me?.isMicrophoneOn ?? false}
        isCameraOn={me?.isCameraOn ?? false}
        isSharing={me?.isSharing ?? false}
        isHandRaised={isHandRaised}
        isTalkOpen={panel === 'talk'}
        unreadCount={talk.unreadCount}
        onMicrophone={devices.microphone}
        onCamera={devices.camera}
        onShare={devices.share}
        onHand={switchHand}
        onReact={commands.react}
        onTalk={() => togglePanel('talk')}
        onLeave={() => setDialog('leave')}
        hint={t(
          stage.savesData ? 'savesDataOn' : state.isHost ? 'hostHint' : maySend ? 'hint' : 'listenOnly',
        )}
        more={
          <MoreMenu
            isHost={state.isHost}
            isLocked={state.isLocked}
            layout={stage.layout}
            savesData={stage.savesData}
            commands={commands}
            onLayout={stage.switchLayout}
            onSaveData={stage.switchSaving}
            onPeople={() => setPanel('people')}
            onPoll={state.isHost || state.poll ? () => setPanel('poll') : null}
            onDevices={maySend ? () => setDialog('devices') : null}
            onShortcuts={() => setDialog('shortcuts')}
          />
        }
      />
      <RoomDialogs
        open={dialog}
        choices={choices}
        onChooseDevice={devices.choose}
        onLeave={onLeave}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

/** From here on there is space for the panel beside the stage. */
const isWide = () => typeof matchMedia === 'function' && matchMedia('(min-width: 1024px)').matches
const isOwnMicrophoneOn = ({ isLocal, isMicrophoneOn }: { isLocal: boolean; isMicrophoneOn: boolean }) =>
  isLocal && isMicrophoneOn
