import styles from './Spinner.module.css'

/** Use only inside buttons; a loading page shows skeletons. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
