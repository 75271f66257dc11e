import styles from './Mark.module.css'

/** The mark of Seodang: a roof over an open book. */
export const SeodangMark = ({ size = 32 }: { size?: number | undefined }) => (
  <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
    <rect width="40" height="40" rx="11" fill="var(--brand-6)" />
    <path
      d="M6.5 17.5Q14 15.5 20 9.5q6 6 13.5 8"
      fill="none"
      stroke="#fff"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M19 22.6q-3.8-2.2-8.4-2.2v9.2q4.6 0 8.4 2.2z" fill="#fff" />
    <path d="M21 22.6q3.8-2.2 8.4-2.2v9.2q-4.6 0-8.4 2.2z" fill="#fff" opacity=".82" />
  </svg>
)

interface SiteMarkProps {
  name: string
  logoUrl?: string | null | undefined
  size?: number | undefined
  /** The site's colour, required where the site is shown outside its own pages. */
  colour?: string | undefined
}

/** A site's logo, or the first letter of its name on its colour. The name stands beside it. */
export const SiteMark = ({ name, logoUrl, size = 32, colour }: SiteMarkProps) =>
  logoUrl ? (
    <img src={logoUrl} alt="" width={size} height={size} className={styles.logo} />
  ) : (
    <span
      className={styles.letter}
      style={{ width: size, height: size, fontSize: size * 0.5, background: colour }}
      aria-hidden="true"
    >
      {name.trim().slice(0, 1)}
    </span>
  )
