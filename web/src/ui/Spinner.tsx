import styles from './Spinner.module.css'

/** Only inside buttons; a page that waits shows skeletons. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
