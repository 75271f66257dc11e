import { useSeq } from '../../../../platform/address.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { pageEditMessages } from './page-edit.messages.ts'
import { PageForm } from './PageForm.tsx'
import { usePageDraft } from './pages.api.ts'

/** Edits one page: its content, its metadata for search engines and its share card. */
export function PageEditScreen() {
  const t = useMessages(pageEditMessages)
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
