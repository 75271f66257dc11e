import { useDraft } from '../../../../platform/draft.tsx'
import { useTriedForm } from '../../../../platform/management/tried-form.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PasswordInput } from '../../../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { useConnect, type AlimtalkAccount } from '../alimtalk.api.ts'
import { alimtalkMessages } from '../alimtalk.messages.ts'
import css from './alimtalk.module.css'

/** The keys of the account. Solapi checks them before they are stored. */
export function KeysForm({ account }: { account: AlimtalkAccount | null }) {
  const t = useMessages(alimtalkMessages)
  const connect = useConnect()
  const { draft, isDirty, change, adopt } = useDraft({ apiKey: account?.apiKey ?? '', apiSecret: '' })
  const apiKey = draft.apiKey.trim()
  const apiSecret = draft.apiSecret.trim()
  const isKept = account !== null && account.apiKey === apiKey
  const { errorOf, submit } = useTriedForm({
    faults: {
      apiKey: apiKey === '' && ('needed' as const),
      apiSecret: apiSecret === '' && !isKept && ('needed' as const),
    },
    t,
    save: () => connect.run({ body: { apiKey, apiSecret: apiSecret || null } }),
    onSaved() {
      const saved = { apiKey, apiSecret: '' }
      change(saved)
      adopt(saved)
    },
  })
  return (
    <>
      <TextInput
        label={t('apiKey')}
        value={draft.apiKey}
        onChange={(text) => change({ apiKey: text })}
        autoComplete="off"
        maxLength={100}
        error={errorOf('apiKey')}
      />
      <PasswordInput
        label={t('apiSecret')}
        value={draft.apiSecret}
        onChange={(text) => change({ apiSecret: text })}
        autoComplete="new-password"
        showLabel={t('show', { key: t('apiSecret') })}
        coverLabel={t('cover', { key: t('apiSecret') })}
        hint={isKept ? t('secretKept') : undefined}
        error={errorOf('apiSecret')}
      />
      <div className={css.actions}>
        <Button loading={connect.isRunning} disabled={!isDirty} onPress={submit}>
          {t(account ? 'change' : 'connect')}
        </Button>
      </div>
    </>
  )
}
