import { IconCheck } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProgressRing } from '../../../../ui/Progress.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { guideSteps, type GuideStep, type MerchantsReply } from '../merchants.api.ts'
import { payGuideMessages } from '../pay-guide.messages.ts'
import { useTrials } from '../trials.api.ts'
import css from './GuidePart.module.css'

const targets: Readonly<Record<GuideStep, string>> = {
  CONNECT: '#provider',
  TRIAL: '#trial',
  NOTICES: '#notices',
  TAKE: '#connection',
  BUSINESS: '/settings/configuration',
}

/** How far a site is from being paid: what is done in a row, and what is left with its way there. */
export function GuidePart({ stored }: { stored: MerchantsReply }) {
  const t = useMessages(payGuideMessages)
  const { channel } = useSite()
  const trials = useTrials()
  const isDepositAlone = stored.merchants.length === 0 && stored.depositAccount?.isActive === true
  if (!trials || isDepositAlone) return null
  const steps = guideSteps(stored, { trials, hasCompany: (channel?.company ?? null) !== null })
  const open = steps.filter(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone)
  // The cards of an account are there once it is connected.
  const canGo = (step: GuideStep) =>
    stored.merchants.length > 0 || !targets[step].startsWith('#') || step === 'CONNECT'
  const count = `${done.length}/${steps.length}`
  return (
    <section className={css.card} aria-labelledby="guide-title">
      <div className={css.head}>
        <ProgressRing size={56} value={(done.length / steps.length) * 100} label={t('progress')}>
          {count}
        </ProgressRing>
        <div>
          <h2 id="guide-title">{t(open.length === 0 ? 'allDone' : 'left', { count: open.length })}</h2>
          <p className={css.sub}>{t(open.length === 0 ? 'allDoneText' : 'leftText')}</p>
        </div>
      </div>
      {open.length > 0 && (
        <ul className={css.open}>
          {open.map(({ step }) => (
            <li key={step}>
              <div>
                <p className={css.name}>{t(step)}</p>
                <p className={css.why}>{t(`${step}Why`)}</p>
              </div>
              {canGo(step) && (
                <Button variant="outline" href={targets[step]}>
                  {t(`${step}Go`)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <ul className={css.done}>
          {done.map(({ step }) => (
            <li key={step}>
              <IconCheck size={16} stroke={2.5} aria-hidden="true" /> {t(step)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
