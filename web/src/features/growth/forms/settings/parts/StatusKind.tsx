import type { FormStatus } from 'contract/growth/forms/forms.rules'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../../ui/Tag.tsx'
import { formListMessages } from '../form-list.messages.ts'

const tones = { DRAFT: 'plain', NOT_BEGUN: 'vod', OPEN: 'ok', FULL: 'soon', CLOSED: 'plain' } as const

/** Whether a form takes responses now. */
export function StatusKind({ status }: { status: FormStatus }) {
  const t = useMessages(formListMessages)
  return <Kind tone={tones[status]}>{t(status)}</Kind>
}
