import { useState } from 'react'
import { isAccountPassword } from 'contract/values/passwords'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { setSessionUser, useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx'
import { PhoneInput } from '../../../ui/forms/PhoneInput.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { PushSwitch } from '../../messaging/notifications/PushSwitch.tsx'
import { MailNotices } from '../../messaging/notifications/MailNotices.tsx'
import { SecondFactor } from '../../people/mfa/Mfa.tsx'
import { secondFactorMessages } from '../../people/mfa/mfa.messages.ts'
import { useChangeName, useChangePassword } from '../../people/sign-in/sign-in.api.ts'
import { accountSecurityMessages } from '../../people/mfa/account-security.messages.ts'
import { accountMessages } from '../../people/sign-in/sign-in.messages.ts'
import { deviceMessages } from '../../people/sessions/devices.messages.ts'
import { informationMessages } from '../../people/profile/profile.messages.ts'
import { mailLanguageMessages } from '../../people/profile/mail-language.messages.ts'
import { AccountSecurity, CameFrom } from '../../people/mfa/AccountSecurity.tsx'
import { Devices } from '../../people/sessions/Devices.tsx'
import { MailLanguage } from '../../people/profile/MailLanguage.tsx'
import { Marketing } from '../../people/profile/MarketingConsent.tsx'
import { NewPassword } from '../../people/sign-in/NewPassword.tsx'
import { Portrait } from '../../people/profile/Portrait.tsx'
import { Providers } from '../../people/sign-in/Providers.tsx'
import informationCss from '../../../platform/account/Information.module.css'
import { splitCss } from '../../people/sign-in/SplitLayout.tsx'
import { Withdrawal } from './parts/CloseAccount.tsx'
import { providerMessages } from '../../people/sign-in/providers.messages.ts'
import { VerifyDialog } from '../../people/sign-in/VerifyDialog.tsx'
import { withdrawalMessages } from './close-account.messages.ts'

/**
 * The settings of an account: picture, name, phone number, password, second factor, consent, sessions, and deletion.
 */
export function EditInformationScreen() {
  const t = useMessages(accountMessages)
  const { channel } = useSite()
  const { isChannelUser, user } = useSession()
  const hasPassword = user?.hasPassword !== false
  const isAtSite = channel !== null
  const isMember = isAtSite && isChannelUser
  // Users who sign in only through a provider of this site cannot sign in at the platform, so they delete their account
  // here.
  const mayLeaveHere = !isAtSite || (user !== null && !hasPassword && !user.isAuthenticated)
  const sections = useSections({ isAtSite, isMember, hasPassword, mayLeaveHere })
  return (
    <AccountShell sections={sections}>
      <Head title={t('info')} isPrivate />
      <div className={informationCss['cards']}>
        <PageHead title={t('info')} sub={t('infoLead')} />
        {!isAtSite && <CameFrom />}
        <Card pad="lg">
          <Portrait />
        </Card>
        <Card pad="lg">
          <Person />
        </Card>
        {isAtSite && (
          <Card pad="lg">
            <AccountSecurity />
          </Card>
        )}
        {!isAtSite && hasPassword && (
          <Card pad="lg">
            <Password />
          </Card>
        )}
        {!isAtSite && (
          <Card pad="lg">
            <SecondFactor />
          </Card>
        )}
        <Card pad="lg">
          <Providers />
        </Card>
        {isMember && (
          <Card pad="lg">
            <div className={splitCss['form']}>
              <h2 id="news" className={informationCss['title']}>
                {t('news')}
              </h2>
              <Marketing />
              <MailNotices />
              <PushSwitch />
            </div>
          </Card>
        )}
        <Card pad="lg">
          <MailLanguage />
        </Card>
        {!isAtSite && (
          <Card pad="lg">
            <Devices />
          </Card>
        )}
        {mayLeaveHere && (
          <Card pad="lg">
            <Withdrawal />
          </Card>
        )}
      </div>
    </AccountShell>
  )
}

/** Links to the sections of the page, in order. */
function useSections({
  isAtSite,
  isMember,
  hasPassword,
  mayLeaveHere,
}: Record<'isAtSite' | 'isMember' | 'hasPassword' | 'mayLeaveHere', boolean>) {
  const t = useMessages(accountMessages)
  const info = useMessages(informationMessages)
  const providers = useMessages(providerMessages)
  const devices = useMessages(deviceMessages)
  const factors = useMessages(secondFactorMessages)
  const mails = useMessages(mailLanguageMessages)
  const closing = useMessages(withdrawalMessages)
  const security = useMessages(accountSecurityMessages)
  return [
    { id: 'portrait', label: info('portrait') },
    { id: 'person', label: t('person') },
    ...(isAtSite ? [{ id: 'security', label: security('title') }] : []),
    ...(!isAtSite && hasPassword ? [{ id: 'password', label: t('changePassword') }] : []),
    ...(isAtSite ? [] : [{ id: 'second-factor', label: factors('title') }]),
    { id: 'ways-in', label: providers('title') },
    ...(isMember ? [{ id: 'news', label: t('news') }] : []),
    { id: 'mail-language', label: mails('title') },
    ...(isAtSite ? [] : [{ id: 'devices', label: devices('title') }]),
    ...(mayLeaveHere ? [{ id: 'withdrawal', label: closing('title') }] : []),
  ]
}

function Person() {
  const t = useMessages(accountMessages)
  const site = useSite()
  const { user } = useSession()
  const { run, isRunning } = useChangeName()
  const [form, setForm] = useState({ name: user?.name ?? '', phone: user?.phone ?? '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isVerifying, setVerifying] = useState(false)
  if (!user) return null

  async function save() {
    try {
      const saved = await run({ body: form })
      await setSessionUser(site, saved.user)
      setErrors({})
      toast({ text: t('saved'), tone: 'ok' })
    } catch (error) {
      if (isRefusal(error))
        setErrors(Object.keys(error.fields).length > 0 ? error.fields : { name: error.message })
    }
  }
  return (
    <div className={splitCss['form']}>
      <h2 id="person" className={informationCss['title']}>
        {t('person')}
      </h2>
      {user.isAuthenticated ? (
        <Notice tone="ok">
          {user.email} — {t('emailVerified')}
        </Notice>
      ) : (
        <Notice
          tone="soon"
          action={
            <Button size="sm" variant="outline" onPress={() => setVerifying(true)}>
              {t('verify')}
            </Button>
          }
        >
          {user.email} — {t('emailNotVerified')}
        </Notice>
      )}
      <TextInput
        label={t('name')}
        autoComplete="name"
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
        error={errors['name']}
        minLength={2}
        maxLength={60}
        required
      />
      <PhoneInput
        label={t('phone')}
        optionalLabel={t('optional')}
        value={form.phone}
        onChange={(phone) => setForm({ ...form, phone })}
        error={errors['phone']}
      />
      <Button loading={isRunning} onPress={() => void save()}>
        {t('save')}
      </Button>
      {isVerifying && (
        <VerifyDialog
          email={user.email}
          onDone={() => setVerifying(false)}
          onLater={() => setVerifying(false)}
        />
      )}
    </div>
  )
}

function Password() {
  const t = useMessages(accountMessages)
  const { run, isRunning } = useChangePassword()
  const empty = { current: '', next: '', again: '' }
  const [form, setForm] = useState(empty)
  const [isPressed, setPressed] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const isBad = !isAccountPassword(form.next)
  const isOther = form.again !== form.next

  async function save() {
    setPressed(true)
    if (isBad || isOther) return
    try {
      await run({ body: { password: form.current, newPassword: form.next } })
      setForm(empty)
      setPressed(false)
      setProblem(undefined)
      toast({ text: t('saved'), tone: 'ok' })
    } catch (error) {
      setProblem(isRefusal(error, 'PASSWORD_WRONG') ? t('wrongPassword') : messageOf(error, t('failed')))
    }
  }
  return (
    <div className={splitCss['form']}>
      <h2 id="password" className={informationCss['title']}>
        {t('changePassword')}
      </h2>
      <PasswordInput
        label={t('currentPassword')}
        autoComplete="current-password"
        showLabel={t('show')}
        coverLabel={t('cover')}
        value={form.current}
        onChange={(current) => setForm({ ...form, current })}
        error={problem}
      />
      <NewPassword
        label={t('newPassword')}
        value={form.next}
        onChange={(next) => setForm({ ...form, next })}
        again={form.again}
        onAgain={(again) => setForm({ ...form, again })}
        error={isPressed && isBad ? t('badPassword') : undefined}
        againError={isPressed && isOther ? t('notSame') : undefined}
      />
      <Button variant="outline" loading={isRunning} onPress={() => void save()}>
        {t('changePassword')}
      </Button>
    </div>
  )
}
