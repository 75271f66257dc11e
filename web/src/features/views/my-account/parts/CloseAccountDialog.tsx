import type { getWithdrawal } from 'contract/workflows/account-closing/api'
import type { Obstacle } from 'contract/workflows/account-closing/schemas'
import type { Output } from 'contract/http/endpoint'
import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useGo } from '../../../../platform/address.ts'
import { setSessionUser } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useWithdraw, useWithdrawal } from '../close-account.api.ts'
import { withdrawalMessages } from '../close-account.messages.ts'
import css from '../../../../platform/account/Information.module.css'

/** The effects of deleting the account, and its obstacles. The call itself requires recent authentication. */
export function WithdrawalDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(withdrawalMessages)
  const { data, error, refetch } = useWithdrawal()
  const inTheWay = data?.obstacles.filter((one) => !isEndless(one)) ?? []
  if (data && inTheWay.length === 0) return <ClosingForm {...data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={data ? t('blockedTitle') : t('title')} closeLabel={t('close')}>
      {error && (
        <ErrorNote
          compact
          title={t('notLoaded')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && <SkeletonText lines={5} />}
      {data && (
        <div className={css.leaving}>
          <p>{t('blockedText')}</p>
          <ul>
            {inTheWay.map((one) => (
              <Reason
                key={`${one.kind}:${one.channelSeq}:${'courseSeq' in one ? one.courseSeq : ''}`}
                {...one}
              />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

/** Access without an end never expires, so the user may give it up instead. */
const isEndless = (one: Obstacle) => one.kind === 'PLACE' && one.mayGiveUp

function Reason(one: Obstacle) {
  const t = useMessages(withdrawalMessages)
  const { language } = useSite()
  const { siteName: site, domain } = one
  const says = () => {
    if (one.kind === 'OWNER') return t('owner', { site })
    if (one.validAt === null) return t('placeOpen', { title: one.title, site })
    return t('placeUntil', {
      title: one.title,
      site,
      at: formatDay(one.validAt, language, { withYear: true }),
    })
  }
  return (
    <li>
      {says()}{' '}
      <a href={one.kind === 'OWNER' ? `${domain}/settings` : `${domain}/classes/${one.courseSeq}`}>
        {t('goToSite')}
      </a>
    </li>
  )
}

function ClosingForm({
  obstacles,
  onClose,
  ...terms
}: Output<typeof getWithdrawal> & { onClose: () => void }) {
  const t = useMessages(withdrawalMessages)
  const site = useSite()
  const go = useGo()
  const { run, isRunning } = useWithdraw()
  const [form, setForm] = useState({ givesUp: false })
  const [problem, setProblem] = useState<{ field: 'givesUp' | 'all'; text: string } | null>(null)
  const isLosing = obstacles.length > 0
  const said = (field: 'givesUp' | 'all') => (problem?.field === field ? problem.text : undefined)

  async function leave() {
    if (isLosing && !form.givesUp) return setProblem({ field: 'givesUp', text: t('needGivesUp') })
    try {
      await run({ body: form })
      await setSessionUser(site, null)
      toast(t('left'))
      go(site.channel ? '/' : '/login', { replace: true })
    } catch (error) {
      setProblem({ field: 'all', text: messageOf(error, t('failed')) })
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      okLabel={t('leave')}
      cancelLabel={t('stay')}
      onOk={() => void leave()}
      busy={isRunning}
      danger
    >
      <div className={css.leaving}>
        <WhatHappens {...terms} />
        {isLosing && (
          <div>
            <Checkbox
              label={t('givesUp')}
              checked={form.givesUp}
              onChange={(givesUp) => setForm({ givesUp })}
              error={said('givesUp')}
            />
            <ul>{obstacles.map((one) => one.kind === 'PLACE' && <Lost key={one.courseSeq} {...one} />)}</ul>
          </div>
        )}
        {said('all') && <Notice tone="error">{said('all')}</Notice>}
      </div>
    </FormDialog>
  )
}

function Lost({ title, siteName }: Extract<Obstacle, { kind: 'PLACE' }>) {
  const t = useMessages(withdrawalMessages)
  return <li>{t('endless', { title, site: siteName })}</li>
}

/** The data that is erased immediately, the data erased later, and the data kept by law. */
function WhatHappens({ eraseAfterDays, orderYears }: { eraseAfterDays: number; orderYears: number }) {
  const t = useMessages(withdrawalMessages)
  return (
    <>
      <div>
        <h3>{t('at')}</h3>
        <ul>
          <li>{t('atOnce')}</li>
          <li>{t('addressFree')}</li>
          <li>{t('places')}</li>
          <li>{t('words')}</li>
        </ul>
      </div>
      <div>
        <h3>{t('later', { days: eraseAfterDays })}</h3>
        <ul>
          <li>{t('erased')}</li>
        </ul>
      </div>
      <div>
        <h3>{t('law')}</h3>
        <ul>
          <li>{t('kept', { years: orderYears })}</li>
        </ul>
      </div>
    </>
  )
}
