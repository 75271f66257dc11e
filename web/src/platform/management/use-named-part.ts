import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the part of a form that the address names: a browser finds none before the form is there. */
export function useNamedPart() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [hash])
}
