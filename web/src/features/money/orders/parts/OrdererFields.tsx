import { useMessages } from '../../../../platform/words/use-messages.ts'
import { PhoneInput } from '../../../../ui/forms/PhoneInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { orderMessages } from '../orders.messages.ts'
import css from '../PaymentScreen.module.css'

export interface Orderer {
  name: string
  email: string
  phone: string
}
interface OrdererFieldsProps {
  value: Orderer
  onChange: (orderer: Orderer) => void
  isPressed: boolean
}

/** The recipient of the receipt. */
export function OrdererFields({ value, onChange, isPressed }: OrdererFieldsProps) {
  const t = useMessages(orderMessages)
  const isNameless = isPressed && value.name.trim() === ''
  const hasNoEmail = isPressed && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.email)
  return (
    <section className={css.block}>
      <h2>{t('orderer')}</h2>
      <div className={css.fields}>
        <TextInput
          label={t('name')}
          autoComplete="name"
          value={value.name}
          onChange={(name) => onChange({ ...value, name })}
          error={isNameless ? t('nameNeeded') : undefined}
          maxLength={60}
        />
        <PhoneInput
          label={t('phone')}
          optionalLabel={t('optional')}
          value={value.phone}
          onChange={(phone) => onChange({ ...value, phone })}
        />
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="email"
          value={value.email}
          onChange={(email) => onChange({ ...value, email })}
          error={hasNoEmail ? t('emailNeeded') : undefined}
        />
      </div>
      <p className={css.help}>{t('ordererHelp')}</p>
    </section>
  )
}
