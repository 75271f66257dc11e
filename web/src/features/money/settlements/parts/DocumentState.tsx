import type { PayeeDocumentState } from 'contract/money/settlements/payee-documents.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { payeeDocumentMessages } from '../payee-documents.messages.ts'

const tones = { SUBMITTED: 'brand', APPROVED: 'ok', RETURNED: 'soon' } as const

/** How far a document is; null where there is none. */
export function DocumentState({ state }: { state: PayeeDocumentState | null }) {
  const t = useMessages(payeeDocumentMessages)
  return <Kind tone={state ? tones[state] : 'plain'}>{t(state ?? 'MISSING')}</Kind>
}
