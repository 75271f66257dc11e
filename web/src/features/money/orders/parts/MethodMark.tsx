import {
  IconBrandPaypal,
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconDeviceMobile,
  IconReceipt2,
  IconWorld,
} from '@tabler/icons-react'
import { methodKeyOf } from '../pay-methods.ts'
import type { PaidMethod } from '../payment-info.ts'
import css from '../PaymentScreen.module.css'

const wallets = { KAKAOPAY: 'K', NAVERPAY: 'N', TOSSPAY: 'T' } as const
const icons = {
  CARD: IconCreditCard,
  TRANSFER: IconBuildingBank,
  VIRTUAL_ACCOUNT: IconReceipt2,
  PHONE: IconDeviceMobile,
  DEPOSIT: IconCash,
  FOREIGN_CARD: IconWorld,
  PAYPAL: IconBrandPaypal,
  FREE: IconCash,
} as const

/** What people recognize a way to pay by; its name stands beside it. */
export function MethodMark({ method }: { method: PaidMethod }) {
  const key = methodKeyOf(method)
  if (key === 'KAKAOPAY' || key === 'NAVERPAY' || key === 'TOSSPAY')
    return (
      <span className={css.wallet} data-wallet={key} aria-hidden>
        {wallets[key]}
      </span>
    )
  const Icon = icons[key]
  return <Icon size={24} aria-hidden />
}
