import type { PostSeq } from 'contract/values/ids'
import { useSeq } from '../../../platform/address.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { useAddNotice, useNotice, useSaveNotice } from './notices.api.ts'
import css from './notices.module.css'
import { boardMessages } from './notices.messages.ts'
import { NoticeForm, type Draft } from './parts/NoticeForm.tsx'

const nothing: Draft = { title: '', content: '', isPinned: false, tellsMembers: true }

export function NoticeCreateScreen() {
  const t = useMessages(boardMessages)
  const { run } = useAddNotice()
  return (
    <NoticeForm
      title={t('newTitle')}
      stored={nothing}
      isNew
      onSave={async (body) => (await run({ body })).postSeq}
    />
  )
}

export function NoticeEditScreen() {
  const t = useMessages(boardMessages)
  const postSeq = useSeq('postSeq')
  const { data, error, refetch } = useNotice(postSeq)
  if (data) return <EditForm postSeq={postSeq} stored={data} />
  return (
    <main id="main" className={`wrap ${css.page}`}>
      {error ? (
        <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
      ) : (
        <SkeletonBlock height={420} />
      )}
    </main>
  )
}

function EditForm({ postSeq, stored }: { postSeq: PostSeq; stored: Omit<Draft, 'tellsMembers'> }) {
  const t = useMessages(boardMessages)
  const { run } = useSaveNotice(postSeq)
  const { title, content, isPinned } = stored
  async function save(body: Draft) {
    await run({ body })
    return postSeq
  }
  const draft = { title, content, isPinned, tellsMembers: false }
  return <NoticeForm title={t('editTitle')} stored={draft} isNew={false} onSave={save} />
}
