import { useState } from 'react'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useCheckDomain, useMakePrimary, useRemoveDomain, type Domain } from '../domains.api.ts'
import { domainMessages } from '../domains.messages.ts'
import css from './domains.module.css'
import { Records } from './Records.tsx'

const tones = {
  REQUESTED: 'soon',
  DNS_PENDING: 'soon',
  VERIFIED: 'brand',
  ACTIVE: 'ok',
  FAILED: 'plain',
} as const

/** One domain: its state, the missing steps, and its actions. */
export function DomainCard({ domain }: { domain: Domain }) {
  const t = useMessages(domainMessages)
  const { language } = useSite()
  const { state, problem, leads, proof, checkedAt } = domain
  const isActive = state === 'ACTIVE'
  return (
    <Card pad="lg" as="article" label={domain.domain}>
      <div className={css.head}>
        <h3>{domain.domain}</h3>
        <Kind tone={tones[state]}>{t(state)}</Kind>
        {domain.isPrimary && <Kind tone="brand">{t('primary')}</Kind>}
      </div>
      {isActive && (
        <a className={css.link} href={domain.url}>
          {domain.url}
        </a>
      )}
      {problem && (
        <div className={css.problem}>
          <Notice tone={state === 'FAILED' ? 'error' : 'soon'}>{t(isActive ? 'leaving' : problem)}</Notice>
        </div>
      )}
      {(!isActive || problem) && problem !== 'TAKEN' && (
        <>
          <Records title={t('step1')} records={[proof]} />
          <Records title={t('step2')} hint={t(leads.length > 1 ? 'step2Hint' : 'step2One')} records={leads} />
        </>
      )}
      <Acts domain={domain} />
      {checkedAt && !isActive && (
        <p className={css.checked}>{t('checkedAt', { at: formatMoment(checkedAt, language) })}</p>
      )}
    </Card>
  )
}

function Acts({ domain }: { domain: Domain }) {
  const t = useMessages(domainMessages)
  const { domainSeq, state, isPrimary, problem } = domain
  const check = useCheckDomain()
  const primary = useMakePrimary()
  const remove = useRemoveDomain()
  const [isAsking, setAsking] = useState(false)
  const complain = (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' })
  const look = () =>
    check.run({ domainSeq }).then(({ state: now }) => {
      if (now === 'ACTIVE') toast({ text: t('nowActive'), tone: 'ok' })
      else toast(t(now === 'VERIFIED' ? 'nowVerified' : 'stillWaiting'))
    }, complain)
  return (
    <div className={css.acts}>
      {state !== 'ACTIVE' && problem !== 'TAKEN' && (
        <Button size="sm" loading={check.isRunning} onPress={() => void look()}>
          {t(state === 'FAILED' ? 'again' : 'check')}
        </Button>
      )}
      {state === 'ACTIVE' && !isPrimary && (
        <Button
          size="sm"
          variant="outline"
          loading={primary.isRunning}
          onPress={() => void primary.run({ domainSeq }).catch(complain)}
        >
          {t('makePrimary')}
        </Button>
      )}
      <Button
        size="sm"
        variant="subtle"
        label={t('removeOf', { domain: domain.domain })}
        onPress={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t('removeTitle', { domain: domain.domain })}
          okLabel={t('remove')}
          cancelLabel={t('keep')}
          danger
          deed={() => remove.run({ domainSeq }).then(() => t('removed'))}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('removeText')}
        </AskFirst>
      )}
    </div>
  )
}
