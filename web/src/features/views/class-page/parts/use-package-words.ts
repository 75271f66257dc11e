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
  if (button.kind === 'NOT_READY') return { label: t('NOT_READY'), why: t('NOT_READYText') }
  if (button.kind === 'PACKAGE_ENROLLED') return { label: t('PACKAGE_ENROLLED'), why: null }
  if (button.kind === 'ENROL') return { label: t('enrol'), why: usual.why }
  const isClassFull = button.kind === 'SOLD_OUT' && blockedBy === 'SOLD_OUT'
  return { label: usual.label, why: isClassFull ? t('fullText') : usual.why }
}
