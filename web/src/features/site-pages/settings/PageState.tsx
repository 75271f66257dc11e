import type { PublishStatus } from 'contract/site-pages'
import { useWords } from '../../../platform/words/use-words.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { pagesWords } from './pages.words.ts'

const words = { '00': 'published', '01': 'draft', '99': 'private' } as const
const tones = { '00': 'ok', '01': 'soon', '99': 'plain' } as const

export function PageState({ of }: { of: PublishStatus }) {
  const t = useWords(pagesWords)
  return <Kind tone={tones[of]}>{t(words[of])}</Kind>
}
