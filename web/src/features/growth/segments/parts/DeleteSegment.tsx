import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useDeleteSegment, type Segment } from '../segments.api.ts'
import { segmentMessages } from '../segments.messages.ts'

interface DeleteSegmentProps {
  segment: Pick<Segment, 'segmentSeq' | 'name'>
  onClose: () => void
  onDone?: (() => void) | undefined
}

/** It cannot be undone. */
export function DeleteSegment({ segment: { segmentSeq, name }, onClose, onDone }: DeleteSegmentProps) {
  const t = useMessages(segmentMessages)
  const { run, error, isRunning } = useDeleteSegment()
  const remove = () =>
    void run({ segmentSeq }).then(
      () => {
        toast({ text: t('removed'), tone: 'ok' })
        onClose()
        onDone?.()
      },
      // Shown below.
      () => null,
    )
  return (
    <Confirm
      open
      danger
      title={t('removeTitle')}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      busy={isRunning}
      onOk={remove}
      onCancel={onClose}
    >
      {t('removeText', { name })}
      {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
    </Confirm>
  )
}
