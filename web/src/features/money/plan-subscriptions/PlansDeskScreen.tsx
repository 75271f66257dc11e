import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Confirm } from '../../../ui/layers/Alert.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { DeskCoupons } from './parts/DeskCoupons.tsx'
import { DeskPlans } from './parts/DeskPlans.tsx'
import { DeskSites } from './parts/DeskSites.tsx'
import css from './parts/desk.module.css'
import { usePlans, useSwitchPlans } from './plans-desk.api.ts'
import { plansDeskMessages } from './plans-desk.messages.ts'

/** The plans of the installation, the sites on them, and coupons for them. */
export function PlansDeskScreen() {
  const t = useMessages(plansDeskMessages)
  const [params] = useSearchParams()
  const shelf = params.get('shelf') ?? 'plans'
  const plans = usePlans()
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('about')} />
      <Answer of={plans}>
        {({ isOn, list }) => (
          <>
            <PlanSwitch isOn={isOn} />
            <Tabs
              id="plans"
              label={t('title')}
              current={shelf}
              tabs={[
                { key: 'plans', label: t('tabPlans'), href: '/admin/plans' },
                { key: 'sites', label: t('tabSites'), href: '/admin/plans?shelf=sites' },
                { key: 'coupons', label: t('tabCoupons'), href: '/admin/plans?shelf=coupons' },
              ]}
            />
            {shelf === 'sites' ? (
              <DeskSites plans={list} />
            ) : shelf === 'coupons' ? (
              <DeskCoupons />
            ) : (
              <DeskPlans plans={list} />
            )}
          </>
        )}
      </Answer>
    </main>
  )
}

function PlanSwitch({ isOn }: { isOn: boolean }) {
  const t = useMessages(plansDeskMessages)
  const { run, isRunning } = useSwitchPlans()
  const [isAsking, setAsking] = useState(false)
  const turn = () =>
    run({ body: { isOn: !isOn } }).then(
      () => {
        toast({ text: t(isOn ? 'turnedOff' : 'turnedOn'), tone: 'ok' })
        setAsking(false)
      },
      (error: unknown) => {
        setAsking(false)
        toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <div className={css.switch}>
      <Notice
        tone={isOn ? 'ok' : 'info'}
        title={t(isOn ? 'isOn' : 'isOff')}
        action={
          <Button variant={isOn ? 'outline' : 'primary'} onPress={() => setAsking(true)}>
            {t(isOn ? 'turnOff' : 'turnOn')}
          </Button>
        }
      >
        {t(isOn ? 'isOnText' : 'isOffText')}
      </Notice>
      <Confirm
        open={isAsking}
        title={t(isOn ? 'offTitle' : 'onTitle')}
        okLabel={t(isOn ? 'turnOff' : 'turnOn')}
        cancelLabel={t('keep')}
        busy={isRunning}
        onOk={() => void turn()}
        onCancel={() => setAsking(false)}
      >
        {t(isOn ? 'offText' : 'onText')}
      </Confirm>
    </div>
  )
}
