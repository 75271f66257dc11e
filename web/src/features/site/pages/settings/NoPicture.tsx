import { IconPhoto } from '@tabler/icons-react'
import css from './PageForm.module.css'

/** Shown if no picture is selected. */
export const NoPicture = () => (
  <span className={css.none}>
    <IconPhoto size={32} stroke={1.5} aria-hidden="true" />
  </span>
)
