import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { materialItemMessages } from '../material.messages.ts'
import type { PartProps } from '../item-kind.ts'

/** Whether the PDFs of a lesson are read in the classroom only. */
export function PdfSwitch({ draft, change }: Pick<PartProps, 'draft' | 'change'>) {
  const t = useMessages(materialItemMessages)
  return (
    <Switch
      label={t('viewOnly')}
      hint={t('viewOnlyHint')}
      checked={draft.pdfSecurityYn === 'Y'}
      onChange={(isOn) => change({ pdfSecurityYn: isOn ? 'Y' : 'N' })}
    />
  )
}
