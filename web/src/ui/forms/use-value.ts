import { useState } from 'react'

interface Options<T> {
  value: T | undefined
  defaultValue: T
  onChange: ((value: T) => void) | undefined
}

/** The value of a component that its screen may control or leave uncontrolled. */
export function useValue<T>({ value, defaultValue, onChange }: Options<T>): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue)
  const change = (next: T) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change]
}
