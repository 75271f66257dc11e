import type { KeyboardEvent, ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import { withSeparators } from './forms/digits.ts'
import { nextIndex } from './roving.ts'
import styles from './Tabs.module.css'

interface Tab {
  /** Becomes part of ids, so it contains no spaces. */
  key: string
  label: ReactNode
  count?: number | undefined
  href?: string | undefined
}

interface TabsProps {
  label: string
  id: string
  tabs: Tab[]
  current: string
  onChange?: ((key: string) => void) | undefined
  sticky?: boolean | undefined
}

/** Tabs with an address are links in a nav; all others are a tablist that arrow keys, Home and End move through. */
export function Tabs({ label, id, tabs, current, onChange, sticky = false }: TabsProps) {
  const className = cx(styles.tabs, sticky && styles.sticky)
  if (tabs.every((tab) => tab.href !== undefined)) {
    return (
      <nav ref={showCurrent} aria-label={label} className={className}>
        {tabs.map((tab) => (
          <TabLink key={tab.key} tab={tab} current={tab.key === current} onChange={onChange} />
        ))}
      </nav>
    )
  }

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.key === current)
    const next = tabs[nextIndex(event.key, at, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange?.(next.key)
    document.getElementById(tabId(id, next.key))?.focus()
  }
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className={className} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(id, tab.key)}
          className={styles.tab}
          aria-selected={tab.key === current}
          aria-controls={panelId(id, tab.key)}
          tabIndex={tab.key === current ? 0 : -1}
          onClick={() => onChange?.(tab.key)}
        >
          <TabText tab={tab} />
        </button>
      ))}
    </div>
  )
}

const MARGIN = 24
/** On a narrow screen the tabs scroll: this brings the current tab into view. */
function showCurrent(strip: HTMLElement | null) {
  const tab = strip?.querySelector('[aria-current]')
  if (!strip || !tab) return
  const hidden = tab.getBoundingClientRect().right - strip.getBoundingClientRect().right
  if (hidden > 0) strip.scrollLeft += hidden + MARGIN
}

interface TabLinkProps {
  tab: Tab
  current: boolean
  onChange: ((key: string) => void) | undefined
}

const TabLink = ({ tab, current, onChange }: TabLinkProps) => (
  <Anchor
    href={tab.href ?? ''}
    className={styles.tab}
    aria-current={current ? 'true' : undefined}
    onClick={() => onChange?.(tab.key)}
  >
    <TabText tab={tab} />
  </Anchor>
)

const TabText = ({ tab }: { tab: Tab }) => (
  <>
    {tab.label}
    {tab.count !== undefined && ' '}
    {tab.count !== undefined && <span className={cx(styles.count, 'num')}>{withSeparators(tab.count)}</span>}
  </>
)

interface TabPanelProps {
  /** Id of the tabs this panel belongs to. */
  of: string
  tab: string
  current: string
  className?: string | undefined
  children: ReactNode
}

export const TabPanel = ({ of, tab, current, className, children }: TabPanelProps) => (
  <div
    role="tabpanel"
    id={panelId(of, tab)}
    aria-labelledby={tabId(of, tab)}
    hidden={tab !== current}
    className={className}
  >
    {tab === current && children}
  </div>
)

const tabId = (id: string, key: string) => `${id}-tab-${key}`
const panelId = (id: string, key: string) => `${id}-panel-${key}`
