import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from '../ui/layers/Alert.tsx'

/** The changed fields, or a function of the current draft that returns them. */
export type Change<Draft> = Partial<Draft> | ((current: Draft) => Partial<Draft>)

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The unsaved input over a stored value. A new stored value does not overwrite unsaved input, nor the input while the
 * user is still typing (`isHeld`): a name stored without its trailing blank must not remove that blank from a user who
 * types on. `adopt` marks the draft as stored.
 */
export function useDraft<Draft extends object>(stored: Draft, { isHeld = false } = {}) {
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const changed = keysOf(draft).filter((key) => !isSame(draft[key], base[key]))
  if (!isHeld && changed.length === 0 && !isSame(base, stored)) {
    setBase(stored)
    setDraft(stored)
  }
  return {
    draft,
    /** The stored value as last received. */
    base,
    changed,
    isDirty: changed.length > 0,
    change: (part: Change<Draft>) =>
      setDraft((current) => ({ ...current, ...(typeof part === 'function' ? part(current) : part) })),
    revert: () => {
      setBase(stored)
      setDraft(stored)
    },
    adopt: (saved: Draft) => setBase(saved),
  }
}
const keysOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[]

interface LeaveWarningProps {
  isDirty: boolean
  words: { title: string; text: string; leave: string; stay: string }
}

/** Asks for confirmation before the user leaves unsaved input: a dialog within the site, else the browser. */
export function LeaveWarning({ isDirty, words }: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={words.title}
      okLabel={words.leave}
      cancelLabel={words.stay}
      danger
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {words.text}
    </Confirm>
  )
}
