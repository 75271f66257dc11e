import type { ReactNode } from 'react'

/** For ears only. `live` says changes aloud as they come. */
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
