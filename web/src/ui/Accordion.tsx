import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'

export const Accordion = ({ children }: { children: ReactNode }) => (
  <div className={styles.accordion}>{children}</div>
)

interface AccordionItemProps {
  title: ReactNode
  /** Text at the right, such as "4 lessons". */
  aside?: ReactNode
  open?: boolean | undefined
  /** Items with the same name form a group in which at most one is open. */
  name?: string | undefined
  children: ReactNode
}

/** Opens without a script; the browser's search in the page opens it too. */
export const AccordionItem = ({ title, aside, open, name, children }: AccordionItemProps) => (
  <details className={styles.item} open={open} name={name}>
    <summary>
      <span className={styles.title}>{title}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
      <IconChevronDown size={20} aria-hidden="true" />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
