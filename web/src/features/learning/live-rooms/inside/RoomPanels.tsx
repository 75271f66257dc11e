import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { peopleCount } from '../audience/AudienceLines.tsx'
import type { LessonRef } from '../live-rooms.api.ts'
import { GroupsPanel } from './GroupsPanel.tsx'
import type { Participant } from './participant.ts'
import { PeoplePanel } from './PeoplePanel.tsx'
import { PollPanel } from './PollPanel.tsx'
import { SidePanel, type PanelKey } from './SidePanel.tsx'
import { TalkPanel } from './TalkPanel.tsx'
import type { RoomCommands } from './use-commands.ts'
import type { GroupsView } from './use-groups.ts'
import type { useRoomMessages } from './use-room-messages.ts'

interface PanelsProps {
  lessonRef: LessonRef
  participants: readonly Participant[]
  state: RoomState
  groups: GroupsView | null
  talk: ReturnType<typeof useRoomMessages>
  commands: RoomCommands
  refresh: () => void
  current: PanelKey
  onChange: (panel: PanelKey | null) => void
}

/** The panel that is open beside the stage. */
export function RoomPanels({ lessonRef, participants, state, commands, refresh, ...props }: PanelsProps) {
  const { current, talk, groups } = props
  const { isHost, poll } = state
  return (
    <SidePanel
      current={current}
      onChange={props.onChange}
      count={peopleCount(state, participants.length)}
      hasPoll={isHost || poll !== null}
      hasGroups={state.mayDivide}
    >
      {current === 'talk' && (
        <TalkPanel lessonRef={lessonRef} talk={talk} isHost={isHost} groups={state.groups} />
      )}
      {current === 'people' && <PeoplePanel {...{ lessonRef, participants, state, commands }} />}
      {current === 'poll' && <PollPanel {...{ lessonRef, poll, isHost, refresh }} />}
      {current === 'groups' && (
        <GroupsPanel {...{ lessonRef, participants, commands, refresh }} view={groups} />
      )}
    </SidePanel>
  )
}
