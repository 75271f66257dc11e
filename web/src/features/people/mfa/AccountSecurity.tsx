import { getSecondFactors } from 'contract/people/mfa/api'
import { listJoinedChannels } from 'contract/people/members/my-sites.api'
import { useSearchParams } from 'react-router'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { PasskeyHere } from './PasskeyHere.tsx'
import { accountSecurityMessages } from './account-security.messages.ts'
import css from '../../../platform/account/Information.module.css'

/** Links from a site to the platform, where users change the security of their account and then return. */
export function AccountSecurity({ from = '/editinformation' }: { from?: string }) {
  const t = useMessages(accountSecurityMessages)
  const { platformOrigin, origin } = useSite()
  const { data, error, refetch } = useEndpoint(getSecondFactors, {})
  const isOn = data !== undefined && data.list.length > 0
  const back = encodeURIComponent(origin + from)
  return (
    <section id="second-factor" aria-labelledby="security" className={css['foot']}>
      <div>
        <h2 id="security" className={css['title']}>
          {t('title')}
        </h2>
        <p className={css['lead']}>{t('lead', { host: new URL(platformOrigin).host })}</p>
        {error && (
          <div className={css['doing']}>
            <Notice
              tone="error"
              action={
                <Button size="sm" variant="outline" onPress={() => void refetch()}>
                  {t('retry')}
                </Button>
              }
            >
              {t('notLoaded')}
            </Notice>
          </div>
        )}
        {data && (
          <p className={css['lead']}>
            {t('secondFactor')} <Kind tone={isOn ? 'ok' : 'plain'}>{t(isOn ? 'on' : 'off')}</Kind>
          </p>
        )}
        {isOn && !data.list.some(({ kind, isUsableHere }) => kind === 'PASSKEY' && isUsableHere) && (
          <PasskeyHere lead={t('keyLead')} />
        )}
      </div>
      <Button size="sm" variant="outline" href={`${platformOrigin}/editinformation?from=${back}`}>
        {t('open')}
      </Button>
    </section>
  )
}

/** Links from the platform back to the site that sent the user, if the user has joined it. */
export function CameFrom() {
  const t = useMessages(accountSecurityMessages)
  const [params] = useSearchParams()
  const from = params.get('from') ?? ''
  const url = URL.canParse(from) ? new URL(from) : null
  const { data } = useEndpoint(listJoinedChannels, {}, { enabled: url !== null })
  const site = url && data?.list.find(({ domain }) => domain === url.origin)
  if (!site) return null
  const next = encodeURIComponent(url.pathname + url.search)
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" variant="outline" href={`${site.domain}/authcallback?next=${next}`}>
          {t('goBack')}
        </Button>
      }
    >
      {t('back', { site: site.name })}
    </Notice>
  )
}
