import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import type { SnsProvider } from 'contract/values/sns-providers'
import { disconnectIdentity, listIdentities } from 'contract/people/sign-in/social.api'
import type { SocialIdentity } from 'contract/people/sign-in/social.schemas'
import { AskFirst } from '../../../platform/AskFirst.tsx'
import { messageOf } from '../../../platform/call.ts'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useSendReset } from './sign-in.api.ts'
import { providerMessages } from './providers.messages.ts'
import { offeredOn } from './social.ts'
import { useSocial } from './use-social.ts'
import { ProviderMark } from './parts/ProviderMark.tsx'
import css from './parts/Providers.module.css'
import { AddressDialog } from './parts/SocialDialogs.tsx'
import { VerifyDialog } from './VerifyDialog.tsx'

type Identity = z.input<typeof SocialIdentity>

/** The user's sign-in methods: the password, and connected or available providers. */
export function Providers() {
  const t = useMessages(providerMessages)
  const { channel, origin } = useSite()
  const { data, error, refetch } = useEndpoint(listIdentities, {})
  const social = useSocial({
    next: null,
    siteJoin: false,
    onConnected: () => toast({ text: t('connected'), tone: 'ok' }),
  })
  const connected = data?.list ?? []
  const offered = offeredOn(channel, origin)
  const open = offered.filter((provider) => !connected.some(({ snsTypeCd }) => snsTypeCd === provider))
  return (
    <section aria-labelledby="ways-in">
      <h2 id="ways-in" className={css.title}>
        {t('title')}
      </h2>
      <p className={css.lead}>{t('lead')}</p>
      {error && (
        <ErrorNote
          compact
          title={t('notLoaded')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && <SkeletonText lines={3} />}
      {data && (
        <ul className={css.list}>
          <Password />
          {connected.map((identity) => (
            <Connected key={identity.identitySeq} identity={identity} />
          ))}
          {open.map((provider) => (
            <Way key={provider} provider={provider} text={t('notConnected')}>
              <Button
                size="sm"
                variant="outline"
                loading={social.isBusy}
                label={t('connectThis', { provider: t(provider) })}
                onPress={() => void social.press(provider)}
              >
                {t('connect')}
              </Button>
            </Way>
          ))}
        </ul>
      )}
      {social.problem && <Notice tone="error">{social.problem}</Notice>}
    </section>
  )
}

interface WayProps {
  provider: SnsProvider
  text: string
  children: React.ReactNode
}
function Way({ provider, text, children }: WayProps) {
  const t = useMessages(providerMessages)
  return (
    <li className={css.way}>
      <i className={cx(css.sign, css[provider])}>
        <ProviderMark provider={provider} size={18} />
      </i>
      <div>
        <b>{t(provider)}</b>
        <span>{text}</span>
      </div>
      {children}
    </li>
  )
}

function Connected({ identity }: { identity: Identity }) {
  const t = useMessages(providerMessages)
  const { run } = useCommand(disconnectIdentity, {})
  const [isAsking, setAsking] = useState(false)
  const { identitySeq, snsTypeCd, email, connectedAt } = identity
  const provider = t(snsTypeCd)
  const since = t('connectedAt', { at: formatDate(connectedAt) })
  return (
    <Way provider={snsTypeCd} text={email ? `${email} · ${since}` : since}>
      <Button
        size="sm"
        variant="outline"
        label={t('disconnectThis', { provider })}
        onPress={() => setAsking(true)}
      >
        {t('disconnect')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t('askTitle', { provider })}
          okLabel={t('disconnect')}
          cancelLabel={t('cancel')}
          deed={() => run({ identitySeq }).then(() => t('disconnected'))}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('askText', { provider })}
        </AskFirst>
      )}
    </Way>
  )
}

/**
 * Users who came through a provider set a password through a mailed link; without a mail address, they add one first.
 */
function Password() {
  const t = useMessages(providerMessages)
  const { channel } = useSite()
  const { user } = useSession()
  const { run, isRunning } = useSendReset()
  const [adding, setAdding] = useState<'no' | 'asking' | { email: string }>('no')
  if (!user) return null
  const { email, hasPassword, isAuthenticated } = user
  async function send() {
    try {
      await run({ body: { email, ...(channel && { channelSeq: channel.channelSeq }) } })
      toast({ text: t('resetSent'), tone: 'ok' })
    } catch (refusal) {
      toast({ text: messageOf(refusal, t('failed')), tone: 'error' })
    }
  }
  const text = hasPassword ? t('passwordSet') : isAuthenticated ? t('passwordUnset') : t('noAddress')
  const prove = () => setAdding(email ? { email } : 'asking')
  return (
    <li className={css.way}>
      <i className={css.sign}>
        <IconKey size={18} aria-hidden />
      </i>
      <div>
        <b>{t('password')}</b>
        <span>{text}</span>
      </div>
      {!hasPassword && (
        <Button
          size="sm"
          variant="outline"
          loading={isRunning}
          onPress={() => (isAuthenticated ? void send() : prove())}
        >
          {isAuthenticated ? t('setPassword') : t('proveAddress')}
        </Button>
      )}
      {adding === 'asking' && (
        <AddressDialog onAddress={(typed) => setAdding({ email: typed })} onLater={() => setAdding('no')} />
      )}
      {typeof adding === 'object' && (
        <VerifyDialog email={adding.email} onDone={() => setAdding('no')} onLater={() => setAdding('no')} />
      )}
    </li>
  )
}
