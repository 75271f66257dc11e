import type { SiteImportState } from 'contract/workflows/site-import/site-import.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { siteImportMessages } from '../site-import.messages.ts'

const tones = {
  UPLOADING: 'soon',
  CHECKING: 'soon',
  READY: 'brand',
  IMPORTING: 'soon',
  DONE: 'ok',
  REFUSED: 'plain',
  FAILED: 'plain',
  CANCELLED: 'plain',
} as const

export function ImportState({ state }: { state: SiteImportState }) {
  const t = useMessages(siteImportMessages)
  return <Kind tone={tones[state]}>{t(state)}</Kind>
}
