import { snsProviders, type SnsProvider } from 'contract/values/sns-providers'
import { isRefusal } from '../../../platform/call.ts'
import { useDraft } from '../../../platform/draft.tsx'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { DraftBar } from '../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { ProviderPart } from './parts/ProviderPart.tsx'
import css from './parts/ProviderPart.module.css'
import {
  bodyOf,
  draftOf,
  troubleOf,
  useSaveSignIn,
  useSignIn,
  type SignInDraft,
} from './provider-settings.api.ts'
import { signInMessages } from './provider-settings.messages.ts'

/** The site's applications at sign-in providers. */
export function SignInScreen() {
  const t = useMessages(signInMessages)
  const settings = useSignIn()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={settings} height={720}>
        {(stored) => (
          <>
            <RedirectUrl url={stored.redirectUrl} />
            <SignInForm stored={draftOf(stored)} />
          </>
        )}
      </Answer>
    </>
  )
}

function RedirectUrl({ url }: { url: string }) {
  const t = useMessages(signInMessages)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ text: t('copied'), tone: 'ok' }),
      // If the browser denies copying, the user can still select the address.
      () => null,
    )
  return (
    <div className={css.form}>
      <FormSection title={t('redirect')} why={t('redirectWhy')}>
        <div className={css.line}>
          <TextInput label={t('redirectUrl')} value={url} readOnly className={css.grow} />
          <Button variant="outline" onPress={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
      </FormSection>
    </div>
  )
}

function SignInForm({ stored }: { stored: SignInDraft }) {
  const t = useMessages(signInMessages)
  const save = useSaveSignIn()
  const { draft, changed, change, revert, adopt } = useDraft(stored)
  const troubles = new Map(
    snsProviders.flatMap((provider) => {
      const trouble = troubleOf(provider, draft[provider], stored[provider])
      return trouble ? [[provider, trouble] as const] : []
    }),
  )
  const [wrong] = troubles
  const submit = () => {
    if (wrong) return
    save.run({ body: bodyOf(draft) }).then(
      () => {
        adopt(draft)
        toast({ text: t('saved'), tone: 'ok' })
      },
      // The save bar shows the error.
      () => null,
    )
  }
  const part = (provider: SnsProvider) => ({
    provider,
    draft: draft[provider],
    stored: stored[provider],
    trouble: troubles.get(provider) ?? null,
    onChange: (fields: Partial<SignInDraft[SnsProvider]>) =>
      change({ [provider]: { ...draft[provider], ...fields } }),
  })
  return (
    <div className={css.form}>
      <ProviderPart {...part('KAK')}>
        <Switch
          label={t('sync')}
          hint={t('syncHint')}
          checked={draft.kakaoSyncYn === 'Y'}
          disabled={draft.KAK.clientId.trim() === ''}
          onChange={(isOn) => change({ kakaoSyncYn: isOn ? 'Y' : 'N' })}
        />
      </ProviderPart>
      <ProviderPart {...part('NAV')} />
      <ProviderPart {...part('GOG')} />
      <ProviderPart {...part('FAB')} />
      <DraftBar
        changes={changed.length}
        error={
          wrong
            ? t('check', { provider: t(wrong[0]), problem: t(wrong[1]) })
            : isRefusal(save.error)
              ? save.error.message
              : undefined
        }
        isSaving={save.isRunning}
        onSave={submit}
        onRevert={() => {
          save.reset()
          revert()
        }}
      />
    </div>
  )
}
