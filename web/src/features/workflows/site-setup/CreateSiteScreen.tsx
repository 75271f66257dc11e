import { useState, type FormEvent } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { brandShades } from 'contract/site/sites/brand'
import { contentTypes } from 'contract/site/sites/content-types.rules'
import { firstTemplate } from 'contract/site/sites/templates.rules'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { SwitchedOff } from '../../../platform/management/SwitchedOffNote.tsx'
import { refreshSession, useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { TemplateChoice } from '../../site/sites/TemplateChoice.tsx'
import { VerifyDialog } from '../../people/sign-in/VerifyDialog.tsx'
import { useSwitchedOff } from '../feature-switches/feature-switches.api.ts'
import { useAddressCheck, useCreateChannel } from './site-setup.api.ts'
import { channelMessages } from './site-setup.messages.ts'
import css from './CreateSiteScreen.module.css'
import { BrowserPreview } from './parts/BrowserPreview.tsx'
import { Form } from '../../../ui/forms/Form.tsx'

const colours = ['#3653e3', '#3f7355', '#b8492f', '#7a3ea8', '#0b7a75', '#a3376a']
type ContentType = (typeof contentTypes)[number]

/** Users who have a site are redirected to their list, unless they came to open another one. */
export function CreateSiteScreen() {
  const { user } = useSession()
  const [params] = useSearchParams()
  // Decided on arrival: opening the first site must not redirect the user.
  const [isWelcome] = useState(user?.mngCnt === 0 || params.has('from_path'))
  const isClosed = useSwitchedOff().data?.list.includes('SITE_OPENING') ?? false
  if (!isWelcome) return <Navigate to="/create_site/list" replace />
  return isClosed ? <Closed /> : <CreateSite />
}

/** While the operator lets nobody open a site. */
function Closed() {
  const t = useMessages(channelMessages)
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('create')} isPrivate />
      <div className={css.form}>
        <h1>{t('create')}</h1>
        <SwitchedOff feature="SITE_OPENING" />
      </div>
    </main>
  )
}

/** Opens a site from a name, an address and a colour. */
function CreateSite() {
  const t = useMessages(channelMessages)
  const site = useSite()
  const { user } = useSession()
  const [params] = useSearchParams()
  const fromPath = params.get('from_path')?.slice(0, 300)
  const { run, isRunning } = useCreateChannel()
  const [form, setForm] = useState({
    name: '',
    address: '',
    contentTypeCd: readType(params.get('contentTypeCd') ?? 'VOD'),
    brandColor: colours[0] ?? '',
    templateCd: firstTemplate,
  })
  const [isFirst] = useState(user?.mngCnt === 0)
  const [isPressed, setPressed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isVerifying, setVerifying] = useState(false)
  const verdict = useAddressCheck(form.address)
  const isNamed = form.name.trim().length >= 2
  const host = new URL(site.platformOrigin).host
  if (!user) return null

  async function submit(event: FormEvent) {
    event.preventDefault()
    setPressed(true)
    setProblem(null)
    if (!isNamed || verdict !== 'USABLE') return
    if (!user?.isAuthenticated) return setVerifying(true)
    try {
      const { domain } = await run({ body: { ...form, ...(fromPath && { fromPath }) } })
      await refreshSession(site)
      const first = isFirst ? '?isFirstChannel=true' : ''
      location.assign(`${domain}/authcallback?next=${encodeURIComponent(`/settings/dashboard${first}`)}`)
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
    }
  }
  const addressError =
    isPressed && verdict !== 'USABLE' && verdict !== 'CHECKING'
      ? t(verdict === 'EMPTY' ? 'FORM' : verdict)
      : verdict === 'TAKEN' || verdict === 'RESERVED'
        ? t(verdict)
        : undefined
  const addressHint =
    verdict === 'USABLE' ? t('usable') : verdict === 'CHECKING' ? t('checking') : t('addressHint')
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('create')} isPrivate />
      <Form className={css.form} onSubmit={(event) => void submit(event)}>
        <h1>{t('createTitle')}</h1>
        <p className={css.lead}>{t('createLead')}</p>
        {!user.isAuthenticated && (
          <Notice
            tone="soon"
            action={
              <Button size="sm" variant="outline" onPress={() => setVerifying(true)}>
                {t('verify')}
              </Button>
            }
          >
            {t('verifyFirst')}
          </Notice>
        )}
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
          minLength={2}
          maxLength={40}
          required
          error={isPressed && !isNamed ? t('nameError') : undefined}
        />
        <TextInput
          label={t('address')}
          value={form.address}
          onChange={(address) => setForm({ ...form, address: address.toLowerCase() })}
          maxLength={20}
          hint={addressHint}
          error={addressError}
          end={<span className={css.suffix}>.{host}</span>}
          autoComplete="off"
        />
        <RadioGroup
          label={t('first')}
          layout="tiles"
          value={form.contentTypeCd}
          onChange={(contentTypeCd) => setForm({ ...form, contentTypeCd: readType(contentTypeCd) })}
          options={contentTypes.map((kind) => ({
            value: kind,
            label: t(kind),
            hint: t(`${kind}Text`),
          }))}
        />
        <TemplateChoice value={form.templateCd} onChange={(templateCd) => setForm({ ...form, templateCd })} />
        <fieldset className={css.colours}>
          <legend>{t('color')}</legend>
          {colours.map((colour) => (
            <label key={colour} className={css.swatch} style={{ background: brandShades(colour)[6] }}>
              <input
                type="radio"
                name="colour"
                value={colour}
                checked={form.brandColor === colour}
                onChange={() => setForm({ ...form, brandColor: colour })}
                aria-label={colour}
              />
            </label>
          ))}
        </fieldset>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Button type="submit" size="lg" wide loading={isRunning}>
          {t('submit')}
        </Button>
      </Form>
      <BrowserPreview
        name={form.name || t('namePlaceholder').replace(/^[^)）]*[)）] ?|^e\.g\. /, '')}
        address={`${form.address || 'haru'}.${host}`}
        colour={form.brandColor}
      />
      {isVerifying && (
        <VerifyDialog
          email={user.email}
          onDone={() => setVerifying(false)}
          onLater={() => setVerifying(false)}
        />
      )}
    </main>
  )
}

const readType = (text: string): ContentType => contentTypes.find((type) => type === text) ?? 'VOD'
