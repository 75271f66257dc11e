import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import styles from './SectionHead.module.css'

interface SectionHeadProps {
  title: ReactNode
  sub?: ReactNode
  more?: { label: string; href: string } | undefined
  level?: 2 | 3 | undefined
  id?: string | undefined
}

export function SectionHead({ title, sub, more, level = 2, id }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.section}>
      <div>
        <Heading id={id}>{title}</Heading>
        {sub && <p>{sub}</p>}
      </div>
      {more && (
        <Anchor href={more.href} className={styles.more}>
          {more.label}
          <IconChevronRight size={16} aria-hidden="true" />
        </Anchor>
      )}
    </div>
  )
}

interface PageHeadProps {
  title: ReactNode
  /** The count with its unit, beside the title. */
  count?: string | undefined
  sub?: ReactNode
  actions?: ReactNode
}

/** The head of a screen in the management area. */
export const PageHead = ({ title, count, sub, actions }: PageHeadProps) => (
  <div className={styles.page}>
    <div>
      <h1>
        {title}
        {count && <span className="num">{count}</span>}
      </h1>
      {sub && <p>{sub}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
