import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { materialItemMessages } from '../material.messages.ts'
import type { PartProps } from '../item-kind.ts'

/** Restricts the PDFs of a lesson to viewing in the classroom. */
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
