import { useState } from 'react'
import { PAGE_PATH_LENGTH, PAGE_TITLE_LENGTH } from 'contract/site/pages/pages.rules'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { isAboutPath, troublesOf } from './page-draft.ts'
import { useCreatePage } from './pages.api.ts'
import { pagesMessages } from './pages.messages.ts'
import css from './Pages.module.css'

/** Creates a page with a title and an address; all else is edited on its own screen. */
export function CreatePageDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(pagesMessages)
  const go = useGo()
  const { run, isRunning, error, reset } = useCreatePage()
  const [draft, setDraft] = useState({ title: '', path: '' })
  const [isTried, setTried] = useState(false)
  const troubles = troublesOf(draft)
  const refusedPath = isAboutPath(error) ? error?.message : undefined
  async function submit() {
    setTried(true)
    if (Object.keys(troubles).length > 0 || isRunning) return
    const made = await run({ body: { title: draft.title.trim(), path: draft.path.trim() } }).catch(() => null)
    if (made) go(`/settings/page/${made.pageSeq}/edit`)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('create')}
      size="medium"
      closeLabel={t('close')}
      okLabel={t('create')}
      cancelLabel={t('cancel')}
      onOk={() => void submit()}
      busy={isRunning}
    >
      <div className={css.form}>
        {error && !refusedPath && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
        <TextInput
          label={t('pageTitle')}
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
          maxLength={PAGE_TITLE_LENGTH}
          counter
          required
          focusOnOpen
          error={isTried && troubles.title ? t(troubles.title) : undefined}
        />
        <TextInput
          label={t('path')}
          hint={t('pathHint')}
          icon="/p/"
          value={draft.path}
          onChange={(path) => {
            reset()
            setDraft({ ...draft, path })
          }}
          maxLength={PAGE_PATH_LENGTH}
          required
          error={
            troubles.path && (isTried || troubles.path === 'FORM' || troubles.path === 'RESERVED')
              ? t(troubles.path)
              : refusedPath
          }
          onEnter={() => void submit()}
        />
      </div>
    </FormDialog>
  )
}
