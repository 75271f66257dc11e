import { useState } from 'react'
import { namedPaths } from 'contract/site/menus/menus.rules'
import { addressOfPage } from 'contract/site/pages/pages.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useMenuLabel } from '../use-site-menus.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { usePublishedPages, type MenuDraft } from '../menus.api.ts'
import { menuMessages } from '../menus.messages.ts'

interface PageChoiceProps {
  draft: MenuDraft
  change: (part: Partial<MenuDraft>) => void
  error: string | undefined
}
const OTHER = 'other'
/** `/main` and `/` have the same name, so only one is offered. */
const offered: string[] = namedPaths.filter((path) => path !== '/main')

/** Selects a page of the product, a page of the owner, or any other address of the site. */
export function PageChoice({ draft, change, error }: PageChoiceProps) {
  const t = useMessages(menuMessages)
  const labelOf = useMenuLabel()
  const { data } = usePublishedPages()
  const pages = data?.list ?? []
  const { path, menuTitle } = draft
  const options = [
    ...offered.map((value) => ({ value, label: labelOf({ menuTitle: '', path: value }) })),
    ...pages.map((page) => ({ value: addressOfPage(page.path), label: page.title })),
    { value: OTHER, label: t('otherPath') },
  ]
  const isKnown = path === null || options.some(({ value }) => value === path)
  const [isTyped, setTyped] = useState(false)
  const typing = isTyped || (data !== undefined && !isKnown)
  /** Suggests the title of an owner's page, until the user types another name. */
  const titleAt = (address: string | null) =>
    pages.find((page) => addressOfPage(page.path) === address)?.title ?? ''
  function choose(value: string) {
    setTyped(value === OTHER)
    if (value === OTHER) return change({ path: '/' })
    const isLent = menuTitle === '' || menuTitle === titleAt(path)
    change({ path: value, ...(isLent && { menuTitle: titleAt(value).slice(0, 30) }) })
  }
  return (
    <>
      <Select
        label={t('page')}
        placeholder={t('choosePage')}
        value={typing ? OTHER : (path ?? '')}
        onChange={choose}
        options={options}
        required
        error={typing ? undefined : error}
      />
      {typing && (
        <TextInput
          label={t('path')}
          hint={t('pathHint')}
          value={path ?? ''}
          onChange={(typed) => change({ path: typed.trim() })}
          maxLength={200}
          required
          error={error}
        />
      )}
    </>
  )
}
