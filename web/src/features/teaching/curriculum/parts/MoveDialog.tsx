import { useState } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CurriculumSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { curriculumBulkMessages } from '../curriculum-bulk.messages.ts'
import { isSection } from '../order.ts'

interface MoveDialogProps {
  items: readonly EditableItem[]
  onMove: (section: CurriculumSeq | null) => void
  onClose: () => void
}
const TOP = 'top'

/** Prompts for the section that lessons are moved to. */
export function MoveDialog({ items, onMove, onClose }: MoveDialogProps) {
  const t = useMessages(curriculumBulkMessages)
  const [value, setValue] = useState<string | null>(null)
  const sections = items.filter(isSection)
  const move = () => {
    if (value === null) return
    onMove(sections.find(({ curriculumSeq }) => String(curriculumSeq) === value)?.curriculumSeq ?? null)
    onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('moveTitle')}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('move')}
      cancelLabel={t('cancel')}
      onOk={move}
      disabled={value === null}
    >
      <RadioGroup
        label={t('section')}
        hideLabel
        value={value}
        onChange={setValue}
        options={[
          { value: TOP, label: t('top') },
          ...sections.map(({ curriculumSeq, title }) => ({ value: String(curriculumSeq), label: title })),
        ]}
      />
    </FormDialog>
  )
}
