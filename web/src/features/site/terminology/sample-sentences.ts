import type { Locale } from 'contract/i18n/sentences'

export interface SampleSentence {
  kind: 'button' | 'page' | 'alarm'
  text: string
}

/** Sentences of other features with the terms of a site; `name` and `title` are examples of a person and a class. */
export type SampleSentences = (locale: Locale, values: { name: string; title: string }) => SampleSentence[]
