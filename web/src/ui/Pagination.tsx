import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { pagesShown } from './pages-shown.ts'
import styles from './Pagination.module.css'

interface PaginationProps {
  label: string
  /** Starts at 1. */
  page: number
  pageCount: number
  words: { previous: string; next: string; page: (page: number) => string }
  onPage?: ((page: number) => void) | undefined
  /** Returns the address of a page, for lists that search engines index. */
  hrefOf?: ((page: number) => string) | undefined
}

export function Pagination({ label, page, pageCount, words, onPage, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null
  const go = { onPage, hrefOf }
  return (
    <nav aria-label={label} className={styles.pages}>
      <Step {...go} to={page - 1} label={words.previous} disabled={page <= 1}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </Step>
      {pagesShown(page, pageCount).map((shown) =>
        shown > 0 ? (
          <Step key={shown} {...go} to={shown} label={words.page(shown)} current={shown === page}>
            {shown}
          </Step>
        ) : (
          <span key={shown} className={styles.gap} aria-hidden="true">
            …
          </span>
        ),
      )}
      <Step {...go} to={page + 1} label={words.next} disabled={page >= pageCount}>
        <IconChevronRight size={18} aria-hidden="true" />
      </Step>
    </nav>
  )
}

interface StepProps extends Pick<PaginationProps, 'onPage' | 'hrefOf'> {
  to: number
  label: string
  current?: boolean
  disabled?: boolean
  children: ReactNode
}

function Step({ to, label, current = false, disabled = false, children, onPage, hrefOf }: StepProps) {
  const named = {
    className: styles.step,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    onClick: () => onPage?.(to),
  }
  if (hrefOf && !disabled) {
    return (
      <Anchor href={hrefOf(to)} {...named}>
        {children}
      </Anchor>
    )
  }
  return (
    <button type="button" disabled={disabled} {...named}>
      {children}
    </button>
  )
}
