import { useMemo } from 'react'
import { useSite } from '../site.tsx'
import { translatorFor, type Dictionary, type Translate } from './dictionary.ts'

/** `const t = useWords(reviewWords)` */
export function useWords<Keys extends string>(texts: Dictionary<Keys>): Translate<Keys> {
  const { language, keywords } = useSite()
  return useMemo(() => translatorFor(texts, { language, keywords }), [texts, language, keywords])
}
