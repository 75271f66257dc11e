import { useState, type ReactNode } from 'react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { CaptionArea } from '../captions/CaptionArea.tsx'
import { useSwitchCaptions } from '../captions/captions.api.ts'
import { liveCaptionMessages } from '../captions/captions.messages.ts'
import type { DeviceChoices } from '../check/device-choices.ts'
import type { LessonRef } from '../live-rooms.api.ts'

interface CaptionsInput {
  lessonRef: LessonRef
  state: RoomState
  ahead: number
  peopleCount: number
  maySpeak: boolean
  isMicrophoneOn: boolean
  choices: DeviceChoices
  onChoose: (choices: DeviceChoices) => void
  refresh: () => void
}
export interface RoomCaptions {
  /** Below the stage; null where they are off, or this user does not read them. */
  area: ReactNode
  isVisible: boolean
  /** Shows or hides them here; null while nobody started them. */
  toggle: (() => void) | null
  label: string
  /** Starts or ends them for everybody; null for learners. */
  switchForAll: (() => void) | null
  switchLabel: string
  dialog: ReactNode
  /** Their last change, for screen readers. */
  sentence: string
}

/** Hosts start captions for the meeting; everybody chooses whether to read them. docs/rules.md R-1218. */
export function useRoomCaptions({
  lessonRef,
  state,
  choices,
  onChoose,
  refresh,
  ...rest
}: CaptionsInput): RoomCaptions {
  const t = useMessages(liveCaptionMessages)
  const { run, isRunning } = useSwitchCaptions(lessonRef)
  const [isAsking, setAsking] = useState(false)
  const [isKept, setKept] = useState(true)
  const [wasOn, setWasOn] = useState(state.hasCaptions)
  const [sentence, setSentence] = useState('')
  const { isHost, hasCaptions, keepsCaptions } = state
  if (wasOn !== hasCaptions) {
    setWasOn(hasCaptions)
    setSentence(t(hasCaptions ? 'started' : 'stopped'))
  }
  const read = (readsCaptions: boolean) => onChoose({ ...choices, readsCaptions })
  const turn = (isOn: boolean) =>
    void run({ body: { isOn, isKept: isOn && isKept && state.recordingOff === null } }).then(
      () => {
        setAsking(false)
        if (isOn) read(true)
        refresh()
      },
      (error: unknown) => toast({ text: messageOf(error, t('notDone')), tone: 'error' }),
    )
  const isVisible = hasCaptions && choices.readsCaptions
  return {
    area: isVisible ? (
      <CaptionArea
        // Who agreed to the one has not agreed to the other.
        key={String(keepsCaptions)}
        {...{ lessonRef, isHost, ...rest }}
        isKept={keepsCaptions}
        size={choices.captionSize}
        onSize={(captionSize) => onChoose({ ...choices, captionSize })}
      />
    ) : null,
    isVisible,
    toggle: hasCaptions ? () => read(!isVisible) : null,
    label: t(isVisible ? 'hide' : 'show'),
    switchForAll: isHost ? () => (hasCaptions ? turn(false) : setAsking(true)) : null,
    switchLabel: t(hasCaptions ? 'stop' : 'start'),
    sentence,
    dialog: isAsking ? (
      <Confirm
        open
        busy={isRunning}
        title={t('start')}
        okLabel={t('start')}
        cancelLabel={t('cancel')}
        onOk={() => turn(true)}
        onCancel={() => setAsking(false)}
      >
        <p>{t('startText')}</p>
        {state.recordingOff === null && (
          <Checkbox label={t('keep')} hint={t('keepHint')} checked={isKept} onChange={setKept} />
        )}
      </Confirm>
    ) : null,
  }
}
