import { IconPhoto } from '@tabler/icons-react'
import css from './PageForm.module.css'

/** Shown where no picture was chosen. */
export const NoPicture = () => (
  <span className={css.none}>
    <IconPhoto size={32} stroke={1.5} aria-hidden="true" />
  </span>
)
