import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import type { LessonRef } from '../live-rooms.api.ts'
import { useStartRecording, useStopRecording } from './recordings.api.ts'
import { recordingMessages } from './recordings.messages.ts'
import { RecordingList } from './RecordingList.tsx'
import css from './Recordings.module.css'

interface RecordingDialogProps {
  lessonRef: LessonRef
  state: RoomState
  refresh: () => void
  onClose: () => void
}
/** Starts and stops recording, and shows what was recorded of the lesson; for hosts. */
export function RecordingDialog({ lessonRef, state, refresh, onClose }: RecordingDialogProps) {
  const t = useMessages(recordingMessages)
  const start = useStartRecording(lessonRef)
  const stop = useStopRecording(lessonRef)
  const { recording, recordingOff, recordingEnd } = state
  const settle = (command: Promise<unknown>, done: string) =>
    void command.then(
      () => {
        refresh()
        toast({ text: done, tone: 'ok' })
      },
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Dialog open onClose={onClose} title={t('title')} size="small-medium" closeLabel={t('close')}>
      <div className={css.dialog}>
        {recordingOff ? (
          <Notice tone="info">{t(`off${recordingOff}`)}</Notice>
        ) : (
          <>
            <p>{t('text')}</p>
            <p>{t('textAfter')}</p>
            {!recording && recordingEnd && <Notice tone="soon">{t(`end${recordingEnd}`)}</Notice>}
          </>
        )}
        {recording ? (
          <Button
            variant="danger"
            loading={stop.isRunning}
            onPress={() => settle(stop.run({}), t('stopped'))}
          >
            {t('stop')}
          </Button>
        ) : (
          <Button
            disabled={recordingOff !== null}
            loading={start.isRunning}
            onPress={() => settle(start.run({}), t('started'))}
          >
            {t('start')}
          </Button>
        )}
        <RecordingList lessonRef={lessonRef} />
      </div>
    </Dialog>
  )
}
