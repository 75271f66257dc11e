import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

interface SkeletonBlockProps {
  height: number | string
  width?: number | string | undefined
  radius?: number | undefined
}

export const SkeletonBlock = ({ height, width = '100%', radius = 10 }: SkeletonBlockProps) => (
  <span className={styles.block} style={{ height, width, borderRadius: radius }} />
)

/** Placeholder lines of a text; the last one is shorter, as in a paragraph. */
export const SkeletonText = ({ lines = 3 }: { lines?: number | undefined }) => (
  <span className={styles.text}>
    {Array.from({ length: lines }, (_, line) => (
      <SkeletonBlock
        key={line}
        height={14}
        radius={6}
        width={line === lines - 1 && lines > 1 ? '62%' : '100%'}
      />
    ))}
  </span>
)

/** Has exactly the geometry of a class card, so that loading shifts nothing. */
export const SkeletonCard = () => (
  <span className={styles.card}>
    <span className={styles.picture} />
    <SkeletonBlock height={18} radius={6} width="86%" />
    <SkeletonBlock height={13} radius={6} width="54%" />
    <SkeletonBlock height={20} radius={6} width="42%" />
    <SkeletonBlock height={13} radius={6} width="34%" />
  </span>
)

/** Wraps skeletons: announces once that content is loading, and hides the grey shapes from screen readers. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-live="polite" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    <div aria-hidden="true">{children}</div>
  </div>
)
