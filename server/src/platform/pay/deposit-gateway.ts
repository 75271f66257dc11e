import type { PaymentGateway } from './gateway.ts'

export const DEPOSIT_GATEWAY = 'deposit'

interface DepositPayment {
  amount: number
  /** What went back of it so far. */
  refundedAmount: number
}
/**
 * Payments to a bank account that staff look into: nobody is asked. Money goes back by hand, and what staff record is what
 * happened. docs/rules.md R-734.
 */
export const depositGateway = (payment?: DepositPayment): PaymentGateway => ({
  name: DEPOSIT_GATEWAY,
  methods: () => [],
  begin: () => Promise.reject(new Error('a deposit begins at no provider')),
  confirm: () => Promise.reject(new Error('a deposit is confirmed by staff')),
  find: () =>
    Promise.resolve(
      payment
        ? {
            status: 'ENDED',
            amount: payment.amount,
            cancelledAmount: payment.refundedAmount,
            outcome: { status: 'PAID' },
          }
        : null,
    ),
  close: () => Promise.resolve(null),
  cancel: ({ amount }) => Promise.resolve({ cancelledAmount: (payment?.refundedAmount ?? 0) + amount }),
  readWebhook: () => null,
})
