import { localPart as LocalPart } from 'contract/growth/sender-domains/schemas'
import { useDraft } from '../../../../platform/draft.tsx'
import { useTriedForm } from '../../../../platform/management/tried-form.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { useSaveSender, type Sender } from '../sender-domains.api.ts'
import { senderMessages } from '../sender-domains.messages.ts'
import css from './sender.module.css'

/** The address from which the site would like to send. */
export function SenderForm({ sender }: { sender: Sender | null }) {
  const t = useMessages(senderMessages)
  const saving = useSaveSender()
  const { draft, isDirty, change, adopt } = useDraft({
    localPart: sender?.localPart ?? 'no-reply',
    domain: sender?.domain ?? '',
  })
  const domain = draft.domain.trim()
  const localPart = draft.localPart.trim().toLowerCase()
  const { errorOf, submit } = useTriedForm({
    faults: {
      domain: domain === '' && ('needDomain' as const),
      localPart:
        localPart === ''
          ? ('needLocalPart' as const)
          : !LocalPart.safeParse(localPart).success && ('wrongLocalPart' as const),
    },
    t,
    save: () => saving.run({ body: { domain, localPart } }),
    onSaved: () => adopt({ domain, localPart }),
  })
  const isOther = sender !== null && domain !== sender.domain
  return (
    <>
      <div className={css.fields}>
        <TextInput
          label={t('localPart')}
          hint={t('localPartHint')}
          value={draft.localPart}
          onChange={(text) => change({ localPart: text })}
          autoComplete="off"
          maxLength={64}
          error={errorOf('localPart')}
        />
        <TextInput
          label={t('domain')}
          hint={isOther ? t('anew') : t('domainHint')}
          value={draft.domain}
          onChange={(text) => change({ domain: text })}
          onEnter={submit}
          inputMode="url"
          autoComplete="off"
          maxLength={300}
          error={errorOf('domain')}
        />
      </div>
      <div>
        <Button loading={saving.isRunning} disabled={!isDirty} onPress={submit}>
          {t('save')}
        </Button>
      </div>
    </>
  )
}
