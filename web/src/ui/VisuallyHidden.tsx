import type { ReactNode } from 'react'

/** For screen readers only. `live` announces changes. */
export const VisuallyHidden = ({
  children,
  live = false,
}: {
  children: ReactNode
  live?: boolean | undefined
}) => (
  <span className="visually-hidden" aria-live={live ? 'polite' : undefined}>
    {children}
  </span>
)
