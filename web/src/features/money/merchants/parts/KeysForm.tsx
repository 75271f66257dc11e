import { LONGEST_KEY, type KeyFault } from 'contract/money/merchants/merchants.rules'
import { type ProviderKey, providers } from 'contract/money/merchants/providers'
import { isRefusal } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { PasswordInput } from '../../../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import {
  bodyOf,
  draftOf,
  faultsOf,
  keepsSecret,
  useSaveMerchant,
  type Account,
  type KeysDraft,
} from '../merchants.api.ts'
import { merchantMessages } from '../merchants.messages.ts'
import { payProviderMessages } from '../pay-providers.messages.ts'
import css from './merchants.module.css'

/** The keys of an account. They are checked with the provider before they are stored. */
export function KeysForm({ account }: { account: Account }) {
  const t = useMessages(merchantMessages)
  const tp = useMessages(payProviderMessages)
  const textOf = useFaultText()
  const save = useSaveMerchant()
  const { draft, changed, change, revert, adopt } = useDraft(draftOf(account))
  const { provider } = account
  const { keys } = providers[provider]
  const faults = faultsOf(draft, account)
  const [wrong] = faults
  const submit = () => {
    if (wrong) return
    save.run({ body: bodyOf(draft, account) }).then(
      () => {
        const secrets = keys.filter(({ isSecret }) => isSecret).map(({ name }) => [name, ''])
        const saved: KeysDraft = { ...draft, ...Object.fromEntries(secrets) }
        change(saved)
        adopt(saved)
        toast({ text: t('saved'), tone: 'ok' })
      },
      // The save bar shows the error.
      () => null,
    )
  }
  const refusal = isRefusal(save.error) ? save.error.message : undefined
  const errorOf = ({ name }: ProviderKey) => {
    const fault = faults.find(({ key }) => key === name)
    return (draft[name] ?? '').trim() !== '' && fault ? textOf(fault) : undefined
  }
  return (
    <>
      <FormSection title={tp('keysOf', { provider: tp(provider) })} why={tp(`${provider}Why`)}>
        <ol className={css.steps}>
          <li>{tp(`${provider}Step1`)}</li>
          <li>{tp(`${provider}Step2`)}</li>
          <li>{tp('step3')}</li>
        </ol>
        {keys.map((rule) => (
          <KeyInput
            key={rule.name}
            rule={rule}
            account={account}
            draft={draft}
            error={errorOf(rule)}
            onChange={(value) => change({ [rule.name]: value })}
          />
        ))}
      </FormSection>
      <DraftBar
        changes={changed.length}
        error={wrong ? textOf(wrong) : refusal}
        isSaving={save.isRunning}
        onSave={submit}
        onRevert={() => {
          save.reset()
          revert()
        }}
      />
    </>
  )
}

/** What is wrong with a key, in words. */
function useFaultText() {
  const tp = useMessages(payProviderMessages)
  return ({ key, fault, other }: KeyFault) => tp(fault, { key: tp(key), other: other ? tp(other) : '' })
}

interface KeyInputProps {
  rule: ProviderKey
  account: Account
  draft: KeysDraft
  error: string | undefined
  onChange: (value: string) => void
}
function KeyInput({ rule, account, draft, error, onChange }: KeyInputProps) {
  const tp = useMessages(payProviderMessages)
  const { name, isSecret, isOptional, begins } = rule
  const begin = begins === '' ? '' : tp('begins', { start: begins.replace('{mode}', account.mode) })
  const common = { label: tp(name), value: draft[name] ?? '', onChange, error }
  if (!isSecret) return <TextInput {...common} hint={begin} autoComplete="off" maxLength={LONGEST_KEY} />
  const end = account.merchant?.secretEnds[name] ?? ''
  const hint = [begin, isOptional ? tp('mayFollow') : '', tp('sealed')].filter(Boolean).join(' ')
  return (
    <PasswordInput
      {...common}
      hint={keepsSecret(draft, account, name) ? tp('secretKept', { end }) : hint}
      autoComplete="new-password"
      showLabel={tp('show', { key: tp(name) })}
      coverLabel={tp('cover', { key: tp(name) })}
    />
  )
}
