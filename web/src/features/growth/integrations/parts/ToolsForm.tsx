import { pixelNames } from 'contract/site/sites/tools.rules'
import { isRefusal } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useSaveTools, type Tools } from '../integrations.api.ts'
import { draftOf, isSecretWrong, isWrong, textsOf, toolFields } from '../tools-draft.ts'
import { toolMessages } from '../tools.messages.ts'
import { ChatPart } from './ChatPart.tsx'
import { KeyCheck } from './KeyCheck.tsx'
import css from './integrations.module.css'

interface ToolsFormProps {
  stored: Tools
  mayChange: boolean
}

/** Ids and keys of services, each validated by its format. */
export function ToolsForm({ stored, mayChange }: ToolsFormProps) {
  const t = useMessages(toolMessages)
  const { draft, changed, change, revert, adopt } = useDraft(textsOf(stored))
  const save = useSaveTools()
  const refused = isRefusal(save.error) ? save.error : null
  const wrong = toolFields.filter((field) => isWrong(field, draft[field]))
  const hasMistake = wrong.length > 0 || isSecretWrong(draft.chatSecret)
  const errorOf = (field: (typeof toolFields)[number]) => (wrong.includes(field) ? t('formWrong') : undefined)
  const submit = () => {
    if (hasMistake) return
    save.run({ body: draftOf(draft) }).then(
      () => {
        const spent = { chatSecret: '', isSecretRemoved: false }
        change(spent)
        adopt({ ...draft, ...spent })
        toast({ text: t('saved'), tone: 'ok' })
      },
      // The save bar shows the error.
      () => null,
    )
  }
  return (
    <>
      <FormSection title={t('pixels')} why={t('pixelsWhy')}>
        {pixelNames.map((name) => (
          <TextInput
            key={name}
            label={t(name)}
            optionalLabel={t('optional')}
            hint={t(`${name}Hint`)}
            value={draft[name]}
            onChange={(text) => change({ [name]: text })}
            autoComplete="off"
            maxLength={40}
            disabled={!mayChange}
            error={errorOf(name)}
          />
        ))}
      </FormSection>
      <FormSection title={t('messenger')} why={t('messengerWhy')}>
        <TextInput
          label={t('messengerKey')}
          optionalLabel={t('optional')}
          hint={t('messengerHint')}
          value={draft.messengerKey}
          onChange={(messengerKey) => change({ messengerKey })}
          autoComplete="off"
          maxLength={80}
          disabled={!mayChange}
          error={errorOf('messengerKey')}
        />
        {mayChange && draft.messengerKey !== '' && (
          <KeyCheck tool="messenger" isStored={!changed.includes('messengerKey')} />
        )}
      </FormSection>
      <ChatPart
        stored={stored}
        draft={draft}
        change={change}
        mayChange={mayChange}
        error={errorOf('apiKeyId')}
        isStored={!changed.includes('apiKeyId')}
      />
      <FormSection title={t('consent')} why={t('consentWhy')}>
        <Switch
          label={t('asksConsent')}
          hint={t('asksConsentHint')}
          checked={draft.marketingConsent}
          onChange={(marketingConsent) => change({ marketingConsent })}
          disabled={!mayChange}
        />
      </FormSection>
      <More />
      {mayChange && (
        <DraftBar
          changes={changed.length}
          error={hasMistake ? t('formWrong') : refused?.message}
          isSaving={save.isRunning}
          onSave={submit}
          onRevert={() => {
            save.reset()
            revert()
          }}
        />
      )}
    </>
  )
}

/** Links to related settings that the user may open. */
function More() {
  const t = useMessages(toolMessages)
  const { can } = useSession()
  const mayTerms = can('SITE_SUPPORT_UPDATE')
  const mayCode = can('SITE_SEO_UPDATE')
  if (!mayTerms && !mayCode) return null
  return (
    <FormSection title={t('more')} why={t('moreWhy')}>
      <div className={css.links}>
        {mayTerms && (
          <Button variant="outline" href="/settings/terms?shelf=marketing">
            {t('terms')}
          </Button>
        )}
        {mayCode && (
          <Button variant="outline" href="/settings/snippet">
            {t('snippet')}
          </Button>
        )}
      </div>
    </FormSection>
  )
}
