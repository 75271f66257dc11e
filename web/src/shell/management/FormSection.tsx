import type { ReactNode } from 'react'
import css from './FormSection.module.css'

/** One card of a settings form: what it is about at the left, its fields at the right. */
export const FormSection = ({ title, why, children }: { title: string; why: string; children: ReactNode }) => (
  <section className={css.section}>
    <header>
      <h2>{title}</h2>
      <p>{why}</p>
    </header>
    <div className={css.body}>{children}</div>
  </section>
)
