import { useWords } from '../../../../platform/words/use-words.ts'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { materialItemWords } from '../material.messages.ts'
import type { PartProps } from '../item-kind.ts'

/** Whether the PDFs of a lesson are read in the classroom only. */
export function PdfSwitch({ draft, change }: Pick<PartProps, 'draft' | 'change'>) {
  const t = useWords(materialItemWords)
  return (
    <Switch
      label={t('viewOnly')}
      hint={t('viewOnlyHint')}
      checked={draft.pdfSecurityYn === 'Y'}
      onChange={(isOn) => change({ pdfSecurityYn: isOn ? 'Y' : 'N' })}
    />
  )
}
