import { Removal } from '../../../../platform/management/Removal.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
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
  const command = useDeleteSegment()
  return (
    <Removal
      title={t('removeTitle')}
      removeLabel={t('remove')}
      cancelLabel={t('cancel')}
      doneText={t('removed')}
      failedText={t('failed')}
      command={command}
      remove={() => command.run({ segmentSeq })}
      onClose={onClose}
      onDone={onDone}
    >
      {t('removeText', { name })}
    </Removal>
  )
}
