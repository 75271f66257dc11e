import { useMemo } from 'react'
import { useSite } from '../site.tsx'
import { speaking, type Dictionary, type Translate } from './dictionary.ts'

/** `const t = useWords(reviewWords)` */
export function useWords<Keys extends string>(texts: Dictionary<Keys>): Translate<Keys> {
  const { language, keywords } = useSite()
  return useMemo(() => speaking(texts, { language, keywords }), [texts, language, keywords])
}
