import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { PasswordInput } from '../../../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { Tools } from '../integrations.api.ts'
import { isSecretWrong, type ToolTexts } from '../tools-draft.ts'
import { toolMessages } from '../tools.messages.ts'
import { KeyCheck } from './KeyCheck.tsx'
import css from './integrations.module.css'

interface ChatPartProps {
  stored: Tools
  draft: ToolTexts
  change: (part: Partial<ToolTexts>) => void
  mayChange: boolean
  error: string | undefined
  /** Whether the key in the field is stored. */
  isStored: boolean
}

/** The support chat for staff: its key, and the secret that signs them in. */
export function ChatPart({ stored, draft, change, mayChange, error, isStored }: ChatPartProps) {
  const t = useMessages(toolMessages)
  const isKept = stored.hasChatSecret && isStored
  const secretHint = !isKept ? 'secretHint' : draft.isSecretRemoved ? 'secretLeaving' : 'secretKept'
  return (
    <FormSection title={t('chat')} why={t('chatWhy')}>
      <TextInput
        label={t('chatKey')}
        optionalLabel={t('optional')}
        hint={t(stored.hasDefaultChat ? 'chatDefault' : 'chatHint')}
        value={draft.apiKeyId}
        onChange={(apiKeyId) => change({ apiKeyId })}
        autoComplete="off"
        maxLength={40}
        disabled={!mayChange}
        error={error}
      />
      {mayChange && draft.apiKeyId !== '' && (
        <>
          <div className={css.secret}>
            <PasswordInput
              label={t('secret')}
              optionalLabel={t('optional')}
              autoComplete="new-password"
              showLabel={t('show')}
              coverLabel={t('cover')}
              value={draft.chatSecret}
              onChange={(chatSecret) => change({ chatSecret })}
              hint={t(secretHint)}
              error={isSecretWrong(draft.chatSecret) ? t('secretWrong') : undefined}
            />
            {isKept && draft.chatSecret === '' && (
              <LinkButton underline onPress={() => change({ isSecretRemoved: !draft.isSecretRemoved })}>
                {draft.isSecretRemoved ? t('keepSecret') : t('removeSecret')}
              </LinkButton>
            )}
          </div>
          <Notice tone="info">{t('chatShares')}</Notice>
          <KeyCheck tool="chat" isStored={isStored} />
        </>
      )}
    </FormSection>
  )
}
