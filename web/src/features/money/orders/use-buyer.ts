import { useState } from 'react'
import { isRefusal } from '../../../platform/call.ts'
import { hasAgreed, nothingAgreed } from '../../people/sign-in/Agreements.tsx'
import { useAccountOnTheWay } from '../../people/sign-in/use-account-on-the-way.ts'
import { ordererComplaints, type Orderer } from './orderer.rules.ts'

/** Who orders: what they typed, what is missing, and the account that is opened for them on the way. */
export function useBuyer(start: Orderer) {
  const { step, becomeMember } = useAccountOnTheWay()
  const [orderer, setOrderer] = useState(start)
  const [terms, setTerms] = useState(nothingAgreed)
  const [isPressed, setPressed] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const complaints = ordererComplaints(orderer, { opensAccount: step === 'SIGN_UP' })
  const isMissingTerms = step !== 'MEMBER' && !hasAgreed(terms)

  async function enter() {
    try {
      await becomeMember(orderer, terms)
    } catch (error) {
      if (isRefusal(error, 'EMAIL_TAKEN')) setTaken(true)
      throw error
    }
  }
  return {
    step,
    orderer,
    change: (changed: Orderer) => {
      if (changed.email !== orderer.email) setTaken(false)
      setOrderer(changed)
    },
    terms,
    setTerms,
    isTaken,
    complaints: isPressed ? complaints : {},
    isMissingTerms: isPressed && isMissingTerms,
    /** Notes that somebody wants to go on; the first thing that keeps them from it. */
    press: () => {
      setPressed(true)
      const [first] = Object.values(complaints)
      return first ?? (isMissingTerms ? ('termsNeeded' as const) : null)
    },
    enter,
  }
}
export type Buyer = ReturnType<typeof useBuyer>
