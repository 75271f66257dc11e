import { useState, useSyncExternalStore } from 'react'
import type { RoomSignature, RoomState } from 'contract/learning/live-rooms/schemas'
import type { UserSeq } from 'contract/values/ids'
import { useSession } from '../../../../platform/session.tsx'
import { peopleCount } from '../audience/AudienceLines.tsx'
import type { DeviceChoices } from '../check/device-choices.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { Controls } from './Controls.tsx'
import { GroupBar } from './GroupBar.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import type { MediaRoom } from './participant.ts'
import { RoomDialogs, type RoomDialog } from './RoomDialogs.tsx'
import { RoomMain } from './RoomMain.tsx'
import { RoomTop } from './RoomTop.tsx'
import { mainVideo } from './stage.ts'
import { RoomPanels } from './RoomPanels.tsx'
import type { PanelKey } from './SidePanel.tsx'
import { useCommands, type RoomCommands } from './use-commands.ts'
import { useHint } from './use-hint.ts'
import { useGroups } from './use-groups.ts'
import { useMediaReports } from './use-media-reports.ts'
import { useRoomDevices } from './use-room-devices.ts'
import { useRoomMessages } from './use-room-messages.ts'
import { useRoomTimer } from './use-room-timer.ts'
import { useRoomTools } from './use-room-tools.ts'
import { soundOnly } from './sound-only.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStageWindow } from './use-small-window.ts'
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
  /** By how many milliseconds the server's clock is ahead of this one. */
  ahead: number
  refresh: () => void
  choices: DeviceChoices
  onChoose: (choices: DeviceChoices) => void
  onLeave: () => void
  /** After all attempts to connect failed. */
  onReconnect: (choices: DeviceChoices) => void
}

/** The room from the inside: stage, panel and controls. */
export function InsideRoom(props: RoomProps) {
  const { lessonRef, title, elapsed, media, signature, state, refresh, choices, onChoose, onLeave } = props
  const { user } = useSession()
  const view = useSyncExternalStore(media.watch, media.get, media.get)
  const { participants, broadcast } = view
  const me = participants.find(({ isLocal }) => isLocal)
  const { isMicrophoneOn = false, isCameraOn = false, isSharing = false } = me ?? {}
  const commands = useCommands(lessonRef, refresh)
  const stage = useStage(media, view)
  const [panel, setPanel] = useState<PanelKey | null>(() => (isWide() ? 'talk' : null))
  const talk = useRoomMessages(lessonRef, {
    isOpen: panel === 'talk',
    group: state.groups?.mine?.liveGroupSeq ?? null,
  })
  const groups = useGroups(state, props.ahead)
  const [dialog, setDialog] = useState<RoomDialog | null>(null)
  const isHandRaised = state.hands.some(({ userSeq }) => userSeq === user?.userSeq)
  const timer = useRoomTimer(state, props.ahead, choices)
  const smallWindow = useStageWindow(mainVideo(stage.shown))
  useWakeLock()
  useMediaReports(view, lessonRef.itemSeq)

  const devices = useRoomDevices({ media, me, choices, onChoose })
  const connection = soundOnly({ stage, devices, choices, onReconnect: props.onReconnect })
  const switchHand = () => commands.raiseHand(!isHandRaised)
  const togglePanel = (key: PanelKey) => setPanel(panel === key ? null : key)
  const maySend = signature.sources.length > 0
  const layout = broadcast ? null : stage.switchLayout
  const hint = useHint({ state, maySend, savesData: stage.savesData })
  const tools = useRoomTools(props, { participants, maySpeak: maySend })
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
        recording={state.recording}
        timer={timer.view}
        onTimer={state.isHost ? () => setDialog('timer') : null}
        count={peopleCount(state, participants.length)}
        isPeopleOpen={panel === 'people'}
        isGrid={stage.layout === 'grid'}
        onPeople={() => togglePanel('people')}
        onLayout={layout}
      />
      <GroupBar
        {...{ view: groups.view, state, commands }}
        onShow={panel === 'groups' ? null : () => setPanel('groups')}
      />
      <RoomMain
        {...{ media, view, state, stage, tools, isHandRaised, commands, groups, talk }}
        itemSeq={lessonRef.itemSeq}
        timerSentence={timer.sentence}
        windowVideo={smallWindow.video}
        port={signature.port}
        onRetry={connection.retry}
        onChat={() => setPanel('talk')}
        onSoundOnly={connection.takeSoundOnly}
        onDevice={(source) => devices[source]()}
        onMicrophone={devices.microphone}
        onPlayAudio={devices.playAudio}
        onPoll={panel === 'poll' ? null : () => setPanel('poll')}
      />
      {panel && (
        <RoomPanels
          {...{ lessonRef, participants, state, talk, commands, refresh }}
          groups={groups.view}
          current={panel}
          onChange={setPanel}
        />
      )}
      <Controls
        sources={view.connection === 'failed' ? [] : signature.sources}
        {...{ isMicrophoneOn, isCameraOn, isSharing, isHandRaised }}
        tools={tools}
        isTalkOpen={panel === 'talk'}
        unreadCount={talk.unreadCount}
        onMicrophone={devices.microphone}
        onCamera={devices.camera}
        onShare={devices.share}
        onHand={switchHand}
        onReact={commands.react}
        onTalk={() => togglePanel('talk')}
        onLeave={() => setDialog('leave')}
        hint={hint}
        more={
          <MoreMenu
            isHost={state.isHost}
            isLocked={state.isLocked}
            layout={stage.layout}
            savesData={stage.savesData}
            {...{ tools, commands }}
            onLayout={layout}
            onSaveData={stage.switchSaving}
            onLeaveStage={leaveStageOf(state, user?.userSeq, commands)}
            onPeople={() => setPanel('people')}
            onPoll={state.isHost || state.poll ? () => setPanel('poll') : null}
            onDevices={maySend ? () => setDialog('devices') : null}
            onShortcuts={() => setDialog('shortcuts')}
            smallWindow={smallWindow}
            onTimer={() => setDialog('timer')}
            onRecording={() => setDialog('recording')}
            onGroups={state.mayDivide ? () => setPanel('groups') : null}
            playsSounds={choices.playsSounds}
            onSounds={() => onChoose({ ...choices, playsSounds: !choices.playsSounds })}
          />
        }
      />
      <RoomDialogs
        open={dialog}
        choices={choices}
        onChooseDevice={devices.choose}
        timer={timer.view}
        commands={commands}
        lessonRef={lessonRef}
        state={state}
        refresh={refresh}
        onLeave={onLeave}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

/** A learner returns to the audience; null for all others. */
const leaveStageOf = (
  { audience, isHost }: RoomState,
  userSeq: UserSeq | undefined,
  commands: RoomCommands,
) => (audience?.isOnStage && !isHost && userSeq ? () => commands.leaveStage(userSeq) : null)

/** From here on there is space for the panel beside the stage. */
const isWide = () => typeof matchMedia === 'function' && matchMedia('(min-width: 1024px)').matches
