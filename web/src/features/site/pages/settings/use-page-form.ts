import { useState } from 'react'
import { publishStatuses } from 'contract/values/type-codes'
import { isRefusal, messageOf } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { bodyOf, draftOf, isAboutPath, troublesOf } from './page-draft.ts'
import { pageEditMessages } from './page-edit.messages.ts'
import { useModifyPage, usePublishPage, useSetStatus, type StoredPage } from './pages.api.ts'

/** The draft of a page, with the actions to save, publish and hide it. */
export function usePageForm(stored: StoredPage) {
  const t = useMessages(pageEditMessages)
  const { pageSeq } = stored
  const save = useModifyPage(pageSeq)
  const publishing = usePublishPage()
  const hiding = useSetStatus()
  const { draft, changed, isDirty, change, revert, adopt } = useDraft(draftOf(stored))
  const [rowVersion, setRowVersion] = useState(stored.rowVersion)
  const troubles = troublesOf(draft)
  const refused = isRefusal(save.error) ? save.error : null

  async function store() {
    if (Object.keys(troubles).length > 0) return false
    // After a refusal and a revert, the refetched page may be newer.
    const known = Math.max(rowVersion, stored.rowVersion)
    try {
      const saved = await save.run({ body: bodyOf(draft, known) })
      setRowVersion(saved.rowVersion)
      adopt(draft)
      return true
    } catch {
      // The save bar shows the error.
      return false
    }
  }
  const withToast = (doing: Promise<unknown>, done: 'publishedDone' | 'hidDone') =>
    doing.then(
      () => toast({ text: t(done), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return {
    draft,
    change,
    changes: changed.length,
    isDirty,
    troubles,
    refusedPath: isAboutPath(refused) ? refused?.message : undefined,
    problem: refused?.message,
    isSaving: save.isRunning,
    isTurning: publishing.isRunning || hiding.isRunning || save.isRunning,
    store: async () => {
      if (await store()) toast({ text: t('saved'), tone: 'ok' })
    },
    publish: async () => {
      if (!isDirty || (await store())) await withToast(publishing.run({ pageSeq }), 'publishedDone')
    },
    hide: () =>
      withToast(hiding.run({ pageSeq, body: { publishStatusCd: publishStatuses.private } }), 'hidDone'),
    startAgain: () => {
      save.reset()
      revert()
    },
  }
}
export type PageForming = ReturnType<typeof usePageForm>
