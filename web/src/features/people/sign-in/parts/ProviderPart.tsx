import type { ReactNode } from 'react'
import type { SnsProvider } from 'contract/values/sns-providers'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { PasswordInput } from '../../../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import type { ProviderDraft, ProviderError } from '../provider-settings.api.ts'
import { signInMessages } from '../provider-settings.messages.ts'
import css from './ProviderPart.module.css'

interface ProviderPartProps {
  provider: SnsProvider
  draft: ProviderDraft
  stored: ProviderDraft
  trouble: ProviderError | null
  onChange: (fields: Partial<ProviderDraft>) => void
  children?: ReactNode
}

/** One provider: its public id, and its secret, which is never shown again. */
export function ProviderPart({ provider, draft, stored, trouble, onChange, children }: ProviderPartProps) {
  const t = useMessages(signInMessages)
  const isOther = stored.clientId !== '' && draft.clientId.trim() !== stored.clientId
  const isKept = draft.hasSecret && !isOther
  const secretHint = !isKept ? 'secretHint' : draft.isRemoved ? 'secretLeaving' : 'secretKept'
  return (
    <FormSection id={provider} title={t(provider)} why={t(`${provider}Why`)}>
      <TextInput
        label={t(`${provider}Id`)}
        value={draft.clientId}
        onChange={(clientId) => onChange({ clientId })}
        autoComplete="off"
        maxLength={300}
        hint={isOther ? t('idChanged') : t('idHint')}
        error={trouble === 'idBlank' ? t('idBlank') : undefined}
      />
      <div className={css.secret}>
        <PasswordInput
          label={t('secret')}
          {...(provider === 'KAK' && { optionalLabel: t('optional') })}
          autoComplete="new-password"
          showLabel={t('show')}
          coverLabel={t('cover')}
          value={draft.secret}
          onChange={(secret) => onChange({ secret })}
          hint={t(secretHint)}
          error={trouble === 'secretMissing' ? t('secretMissing') : undefined}
        />
        {isKept && draft.secret === '' && (
          <LinkButton underline onPress={() => onChange({ isRemoved: !draft.isRemoved })}>
            {draft.isRemoved ? t('keepSecret') : t('removeSecret')}
          </LinkButton>
        )}
      </div>
      {provider === 'KAK' && (
        <TextInput
          label={t('appId')}
          optionalLabel={t('optional')}
          inputMode="numeric"
          value={draft.appId}
          onChange={(appId) => onChange({ appId })}
          maxLength={20}
          hint={t('appIdHint')}
          error={trouble === 'appIdWrong' ? t('appIdWrong') : undefined}
        />
      )}
      {children}
    </FormSection>
  )
}
