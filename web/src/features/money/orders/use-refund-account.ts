import { useState } from 'react'
import { accountDigits, type BankCode } from 'contract/money/orders/banks.rules'

interface TypedAccount {
  bankCode: BankCode | ''
  accountNumber: string
  holder: string
}
const nothing: TypedAccount = { bankCode: '', accountNumber: '', holder: '' }

/** The account to which a virtual account's deposit goes back, as it is typed. */
export function useRefundAccount() {
  const [typed, change] = useState(nothing)
  const [isPressed, setPressed] = useState(false)
  const { bankCode, accountNumber, holder } = typed
  const missing = {
    bank: bankCode === '',
    number: accountDigits(accountNumber) === null,
    holder: holder.trim() === '',
  }
  const isComplete = !missing.bank && !missing.number && !missing.holder
  return {
    typed,
    change,
    missing: isPressed ? missing : { bank: false, number: false, holder: false },
    /** The account to send; null, with complaints at the fields, while something is missing. */
    press: () => {
      setPressed(true)
      return isComplete && bankCode !== ''
        ? { bankCode, accountNumber: accountNumber.trim(), holder: holder.trim() }
        : null
    },
  }
}
export type RefundAccountForm = ReturnType<typeof useRefundAccount>
