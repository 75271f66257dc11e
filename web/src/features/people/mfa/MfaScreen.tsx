import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getSecondFactors } from 'contract/people/mfa/api'
import { readNext, useGo } from '../../../platform/address.ts'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { Head } from '../../../platform/Head.tsx'
import { refreshSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { AccountSecurity } from './AccountSecurity.tsx'
import { guardMessages } from './guard.messages.ts'

/**
 * Staff without a second factor are redirected here if their site requires one; then they continue to the page they
 * opened.
 */
export function SecondFactorScreen() {
  const t = useMessages(guardMessages)
  const site = useSite()
  const go = useGo()
  const [params] = useSearchParams()
  const { data } = useEndpoint(getSecondFactors, {})
  const [isLeaving, setLeaving] = useState(false)
  const { next } = readNext(params)
  async function goOn() {
    setLeaving(true)
    await refreshSession(site)
    go(next ?? '/settings', { replace: true })
  }
  return (
    <main id="main" className="wrap">
      <Head title={t('screenTitle')} isPrivate />
      <div style={{ maxWidth: 560, margin: '0 auto', padding: '44px 0 96px', display: 'grid', gap: 24 }}>
        <PageHead title={t('screenTitle')} sub={t('screenLead', { site: site.channel?.name ?? '' })} />
        {data && data.list.length > 0 && (
          <Notice
            tone="ok"
            action={
              <Button loading={isLeaving} onPress={() => void goOn()}>
                {t('goOn')}
              </Button>
            }
          >
            {t('ready')}
          </Notice>
        )}
        <Card pad="lg">
          <AccountSecurity from={`/second-factor?next=${encodeURIComponent(next ?? '/settings')}`} />
        </Card>
      </div>
    </main>
  )
}
