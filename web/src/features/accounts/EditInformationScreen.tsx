import { useState } from 'react'
import { isAccountPassword } from 'contract/passwords'
import { isRefusal, messageOf } from '../../platform/call.ts'
import { Head } from '../../platform/Head.tsx'
import { noteUser, useSession } from '../../platform/session.tsx'
import { useSite } from '../../platform/site.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHead } from '../../ui/SectionHead.tsx'
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx'
import { PhoneInput } from '../../ui/forms/PhoneInput.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { useChangeName, useChangePassword } from './accounts.api.ts'
import { accountWords } from './accounts.words.ts'
import { Devices } from './parts/Devices.tsx'
import { Marketing } from './parts/Marketing.tsx'
import { NewPassword } from './parts/NewPassword.tsx'
import { Portrait } from './parts/Portrait.tsx'
import { Providers } from './parts/Providers.tsx'
import { splitCss } from './parts/Split.tsx'
import { Withdrawal } from './parts/Withdrawal.tsx'
import { VerifyDialog } from './VerifyDialog.tsx'

/** Everything an account is: picture, name, number, password, consent, devices, and the way out. */
export function EditInformationScreen() {
  const t = useWords(accountWords)
  const { channel } = useSite()
  const { isChannelUser, user } = useSession()
  return (
    <main id="main" className="wrap">
      <Head title={t('info')} isPrivate />
      <div style={{ maxWidth: 560, margin: '0 auto', padding: '44px 0 96px', display: 'grid', gap: 24 }}>
        <PageHead title={t('info')} sub={t('infoLead')} />
        <Card pad="lg">
          <Portrait />
        </Card>
        <Card pad="lg">
          <Person />
        </Card>
        {user?.hasPassword !== false && (
          <Card pad="lg">
            <Password />
          </Card>
        )}
        <Card pad="lg">
          <Providers />
        </Card>
        {channel && isChannelUser && (
          <Card pad="lg">
            <Marketing />
          </Card>
        )}
        <Card pad="lg">
          <Devices />
        </Card>
        <Card pad="lg">
          <Withdrawal />
        </Card>
      </div>
    </main>
  )
}

function Person() {
  const t = useWords(accountWords)
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
      await noteUser(site, saved.user)
      setErrors({})
      toast({ text: t('saved'), tone: 'ok' })
    } catch (error) {
      if (isRefusal(error))
        setErrors(Object.keys(error.fields).length > 0 ? error.fields : { name: error.message })
    }
  }
  return (
    <div className={splitCss['form']}>
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
        maxLength={60}
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
  const t = useWords(accountWords)
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
      setProblem(isRefusal(error, '800002') ? t('wrongPassword') : messageOf(error, t('failed')))
    }
  }
  return (
    <div className={splitCss['form']}>
      <h2 style={{ fontSize: '1.1875rem', margin: 0 }}>{t('changePassword')}</h2>
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
