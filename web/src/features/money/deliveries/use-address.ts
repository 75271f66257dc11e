import { useState } from 'react'
import type { DeliveryAddress } from 'contract/money/deliveries/schemas'
import { addressComplaints, noAddress } from './address.rules.ts'

/** Where goods go: what was typed, and what is missing once somebody pressed "pay". */
export function useAddress({ isNeeded, start }: { isNeeded: boolean; start: DeliveryAddress | null }) {
  const [address, setAddress] = useState(start ?? noAddress)
  const [isPressed, setPressed] = useState(false)
  const complaints = addressComplaints(address)
  return {
    isNeeded,
    address,
    change: (change: Partial<DeliveryAddress>) => setAddress((known) => ({ ...known, ...change })),
    complaints: isPressed ? complaints : {},
    /** Shows what is missing; whether anything is. */
    press: () => {
      setPressed(true)
      return isNeeded && Object.keys(complaints).length > 0
    },
  }
}
export type AddressForm = ReturnType<typeof useAddress>
