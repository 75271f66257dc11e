import { useState } from 'react'
import { getSecondFactors } from 'contract/people/mfa/api'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { AppSetup } from './parts/AppSetup.tsx'
import { FactorRow } from './parts/FactorRow.tsx'
import { RecoveryRow } from './parts/RecoveryRow.tsx'
import { RecoveryCodes } from './parts/RecoveryCodes.tsx'
import { PasskeyWay } from './parts/PasskeyWay.tsx'
import { Way } from './parts/Way.tsx'
import css from './parts/Mfa.module.css'
import { knowsPasskeys } from './passkey.ts'
import { secondFactorMessages } from './mfa.messages.ts'

/** The second factors of an account: the list, and buttons to add more. */
export function SecondFactor() {
  const t = useMessages(secondFactorMessages)
  const { data, error, refetch } = useEndpoint(getSecondFactors, {})
  const [isAddingApp, setAddingApp] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const done = (fresh: string[] | null) => {
    setAddingApp(false)
    setCodes(fresh)
    if (!fresh) toast({ text: t('added'), tone: 'ok' })
  }
  const isOn = data !== undefined && data.list.length > 0
  return (
    <section id="second-factor" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title" className={css.title}>
        {t('title')} {data && <Kind tone={isOn ? 'ok' : 'plain'}>{t(isOn ? 'on' : 'off')}</Kind>}
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
        <>
          <ul className={css.list}>
            {data.list.map((factor) => (
              <FactorRow key={factor.factorSeq} factor={factor} isLast={data.list.length === 1} />
            ))}
            {isOn && <RecoveryRow left={data.recoveryCodes} onCodes={setCodes} />}
          </ul>
          {isOn && !data.list.some(({ kind }) => kind === 'TOTP') && (
            <Notice tone="info">{t('onlyPasskeys')}</Notice>
          )}
          <div className={css.ways}>
            {knowsPasskeys() && <PasskeyWay text={t('passkeyText')} isFirst={!isOn} onAdded={done} />}
            <Way icon="app" text={t('appText')}>
              <Button variant="outline" onPress={() => setAddingApp(true)}>
                {t('addApp')}
              </Button>
            </Way>
          </div>
        </>
      )}
      {isAddingApp && <AppSetup onClose={() => setAddingApp(false)} onAdded={done} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </section>
  )
}
