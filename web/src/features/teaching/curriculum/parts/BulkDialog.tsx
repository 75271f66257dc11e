import { useState } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CurriculumSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { curriculumBulkMessages } from '../curriculum-bulk.messages.ts'
import type { Choosing } from '../use-selection.ts'
import { MoveDialog } from './MoveDialog.tsx'

interface BulkLayerProps {
  layer: { show: 'move' | 'removeSome'; seqs: CurriculumSeq[] }
  items: readonly EditableItem[]
  choosing: Choosing
  onClose: () => void
}

/** The dialogs for moving or deleting several items. */
export function BulkLayer({ layer, items, choosing, onClose }: BulkLayerProps) {
  const { show, seqs } = layer
  if (show === 'move')
    return (
      <MoveDialog items={items} onMove={(section) => choosing.moveInto(seqs, section)} onClose={onClose} />
    )
  return <Removing seqs={seqs} choosing={choosing} onClose={onClose} />
}

/** Confirms the deletion of several items, twice if it deletes learners' work. */
function Removing({
  seqs,
  choosing,
  onClose,
}: Pick<BulkLayerProps, 'choosing' | 'onClose'> & { seqs: CurriculumSeq[] }) {
  const t = useMessages(curriculumBulkMessages)
  const [warning, setWarning] = useState<string | null>(null)
  const remove = () =>
    void choosing
      .remove(seqs, warning === null ? 'N' : 'Y')
      .then((answer) => (answer === null ? onClose() : setWarning(answer)))
  return (
    <Confirm
      open
      title={t('removeTitle', { count: seqs.length })}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      danger
      busy={choosing.isBusy}
      onOk={remove}
      onCancel={onClose}
    >
      {warning ?? t('removeText')}
    </Confirm>
  )
}
