import { createContext, use } from 'react'

/** As which person a preview shows the page. */
export type PreviewedAs = 'visitor' | 'learner'
/** Null where people look for themselves. */
export const PreviewContext = createContext<PreviewedAs | null>(null)
export const usePreviewedAs = () => use(PreviewContext)
