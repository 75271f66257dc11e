import { cardCompanies, instalmentPlans } from 'contract/money/orders/card-options.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { cardOptionMessages } from '../card-options.messages.ts'
import type { PaidMethod } from '../payment-info.ts'
import type { CardOptionsForm } from '../use-card-options.ts'
import css from '../PaymentScreen.module.css'

/** Card company and instalments, before the window of the provider opens; nothing for other ways to pay. */
export function CardOptions({ form, method }: { form: CardOptionsForm; method: PaidMethod }) {
  const t = useMessages(cardOptionMessages)
  const { chosen, change } = form
  if (!form.isOffered(method)) return null
  const nameOf = (plan: number) => (plan === 0 ? t('atOnce') : t('months', { count: plan }))
  return (
    <section className={css.block}>
      <h2>{t('title')}</h2>
      <div className={css.cardOptions}>
        <Select
          label={t('company')}
          value={chosen.company}
          placeholder={t('inWindow')}
          onChange={(company) => change({ ...chosen, company })}
          options={[
            { value: '' as const, label: t('inWindow') },
            ...cardCompanies.map((value) => ({ value, label: t(value) })),
          ]}
        />
        {form.hasInstalments && (
          <Select
            label={t('instalments')}
            value={chosen.months}
            placeholder={t('inWindow')}
            onChange={(months) => change({ ...chosen, months })}
            options={[
              { value: '' as const, label: t('inWindow') },
              ...instalmentPlans.map((plan) => ({ value: `${plan}` as const, label: nameOf(plan) })),
            ]}
          />
        )}
      </div>
      {form.hasInstalments && <p className={css.help}>{t('help')}</p>}
    </section>
  )
}
