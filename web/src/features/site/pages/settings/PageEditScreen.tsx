import { useSeq } from '../../../../platform/address.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useWords } from '../../../../platform/words/use-words.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { pageEditWords } from './page-edit.messages.ts'
import { PageForm } from './PageForm.tsx'
import { usePageDraft } from './pages.api.ts'

/** Everything about one page: its text, how it is found and how it is shared. */
export function PageEditScreen() {
  const t = useWords(pageEditWords)
  const page = usePageDraft(useSeq('pageSeq'))
  return (
    <>
      <Head title={t('title')} isPrivate />
      <Answer of={page} height={720}>
        {(stored) => <PageForm key={stored.pageSeq} stored={stored} />}
      </Answer>
    </>
  )
}
