import { useGo } from '../../../../../platform/address.ts'
import { AskFirst } from '../../../../../platform/AskFirst.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { formListMessages } from '../form-list.messages.ts'
import { useCloseForm, useDeleteForm } from '../form-settings.api.ts'
import type { FormDeed } from '../use-form-actions.ts'

interface ConfirmDeedProps {
  deed: FormDeed
  onClose: () => void
}

/** Asks before a form is closed or deleted. */
export function ConfirmDeed({ deed: { kind, form }, onClose }: ConfirmDeedProps) {
  const t = useMessages(formListMessages)
  const go = useGo()
  const close = useCloseForm()
  const remove = useDeleteForm()
  const { formSeq } = form
  async function run() {
    if (kind === 'close') {
      await close.run({ formSeq })
      return t('closed')
    }
    go('/settings/form')
    await remove.run({ formSeq })
    return t('removed')
  }
  return (
    <AskFirst
      title={t(kind === 'close' ? 'closeTitle' : 'removeTitle')}
      okLabel={t(kind)}
      cancelLabel={t('keep')}
      danger={kind === 'remove'}
      deed={run}
      failed={t('failed')}
      onClose={onClose}
    >
      {kind === 'close' ? t('closeText') : t('removeText', { name: form.title, count: form.responseCount })}
    </AskFirst>
  )
}
