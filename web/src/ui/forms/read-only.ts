import { createContext } from 'react'

/** Whether the forms inside are read-only. */
export const ReadOnlyContext = createContext(false)
