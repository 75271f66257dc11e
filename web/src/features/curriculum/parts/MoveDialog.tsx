import { useState } from 'react'
import type { EditableItem } from 'contract/curriculum'
import type { CurriculumSeq } from 'contract/values'
import { useWords } from '../../../platform/words/use-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { curriculumBulkWords } from '../curriculum-bulk.words.ts'
import { isSection } from '../order.ts'

interface MoveDialogProps {
  items: readonly EditableItem[]
  onMove: (section: CurriculumSeq | null) => void
  onClose: () => void
}
const TOP = 'top'

/** Asks for the section that lessons go to. */
export function MoveDialog({ items, onMove, onClose }: MoveDialogProps) {
  const t = useWords(curriculumBulkWords)
  const [value, setValue] = useState<string | null>(null)
  const sections = items.filter(isSection)
  const move = () => {
    if (value === null) return
    onMove(sections.find(({ curriculumSeq }) => String(curriculumSeq) === value)?.curriculumSeq ?? null)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('moveTitle')}
      width={500}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="outline" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={value === null} onPress={move}>
            {t('move')}
          </Button>
        </>
      }
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
    </Dialog>
  )
}
