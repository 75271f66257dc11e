import { useMemo } from 'react'
import { useSite } from '../site.tsx'
import { translatorFor, type Dictionary, type Translate } from './dictionary.ts'

/** `const t = useMessages(reviewMessages)` */
export function useMessages<Keys extends string>(texts: Dictionary<Keys>): Translate<Keys> {
  const { language, keywords } = useSite()
  return useMemo(() => translatorFor(texts, { language, keywords }), [texts, language, keywords])
}
