import { createContext } from 'react'

/** Whether the forms below are only read. */
export const ReadOnlyContext = createContext(false)
