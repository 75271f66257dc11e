import { publishStatuses, type PublishStatusCd } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { pagesMessages } from './pages.messages.ts'

const words = {
  [publishStatuses.published]: 'published',
  [publishStatuses.draft]: 'draft',
  [publishStatuses.private]: 'private',
} as const
const tones = {
  [publishStatuses.published]: 'ok',
  [publishStatuses.draft]: 'soon',
  [publishStatuses.private]: 'plain',
} as const

export function PageState({ of }: { of: PublishStatusCd }) {
  const t = useMessages(pagesMessages)
  return <Kind tone={tones[of]}>{t(words[of])}</Kind>
}
