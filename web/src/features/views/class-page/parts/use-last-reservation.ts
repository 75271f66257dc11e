import type { EnrolButton } from 'contract/money/enrolments/enrol-button.rules'
import { useState } from 'react'

/** The end of the hold the page knew last. It stays known after the server ended the hold, so that the page can say so. */
export function useLastReservation(holdUntil: Date | null) {
  const [last, setLast] = useState<number | null>(null)
  const current = holdUntil?.getTime() ?? null
  if (current !== null && current !== last) setLast(current)
  const known = current ?? last
  return known === null ? null : new Date(known)
}

/** The reservation that the page speaks of: one to be paid, or one whose time is over and that was not paid. */
export function shownReservation({ kind }: EnrolButton, last: Date | null, now: Date) {
  const isOver = last !== null && now >= last && kind !== 'START'
  return kind === 'CONTINUE_PAYMENT' || isOver ? last : null
}
