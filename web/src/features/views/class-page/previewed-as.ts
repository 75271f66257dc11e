import { createContext, use } from 'react'

/** Whom a preview shows the page as. */
export type PreviewedAs = 'visitor' | 'learner'
/** Null where people look for themselves. */
export const PreviewContext = createContext<PreviewedAs | null>(null)
export const usePreviewedAs = () => use(PreviewContext)
