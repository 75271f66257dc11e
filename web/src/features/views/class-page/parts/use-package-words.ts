import type { PackageButton } from 'contract/money/enrolments/packages.rules'
import type { PackageContents } from 'contract/teaching/packages/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { packageMessages } from '../package.messages.ts'
import { useEnrolMessages } from './use-enrol-messages.ts'

interface Around {
  blockedBy: PackageContents['blockedBy']
  waitNo: number | null
}
/** The label of the button of a package, and the note with it. */
export function usePackageWords(button: PackageButton, { blockedBy, waitNo }: Around) {
  const t = useMessages(packageMessages)
  const isOwn = button.kind === 'NOT_READY' || button.kind === 'PACKAGE_ENROLLED'
  const usual = useEnrolMessages({
    button: isOwn ? { kind: 'CLOSED', until: null } : button,
    isManager: false,
    validAt: null,
    waitNo,
  })
  switch (button.kind) {
    case 'NOT_READY':
      return { label: t('NOT_READY'), why: t('NOT_READYText') }
    case 'PACKAGE_ENROLLED':
      return { label: t('PACKAGE_ENROLLED'), why: null }
    case 'ENROL':
      return { label: t('enrol'), why: usual.why }
    case 'SOLD_OUT':
      return { label: usual.label, why: blockedBy === 'SOLD_OUT' ? t('fullText') : usual.why }
    default:
      return usual
  }
}
