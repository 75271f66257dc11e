import type { ReactNode } from 'react'
import css from './FormSection.module.css'

interface FormSectionProps {
  title: string
  why: string
  /** The target of links to this card. */
  id?: string
  children: ReactNode
}

/** One card of a settings form: its topic at the left, its fields at the right. */
export const FormSection = ({ title, why, id, children }: FormSectionProps) => (
  <section className={css.section} id={id}>
    <header>
      <h2>{title}</h2>
      <p>{why}</p>
    </header>
    <div className={css.body}>{children}</div>
  </section>
)
