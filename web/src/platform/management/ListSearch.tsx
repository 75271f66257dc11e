import { useState } from 'react'
import { SearchInput } from '../../ui/forms/SearchInput.tsx'

interface ListSearchProps {
  label: string
  /** The label without one. */
  placeholder?: string
  clearLabel: string
  /** The search that the list shows; what is typed follows it when the address changes. */
  q: string
  onSearch: (q: string) => void
}
/** The search of a list: what is typed stays here until it is searched for. */
export function ListSearch({ label, placeholder = label, clearLabel, q, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(q)
  const [shown, setShown] = useState(q)
  if (q !== shown) {
    setShown(q)
    setTyped(q)
  }
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      clearLabel={clearLabel}
      value={typed}
      onChange={setTyped}
      onSearch={(text) => onSearch(text.trim())}
    />
  )
}
