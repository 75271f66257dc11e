import { createContext } from 'react'

/** The texts of fields, passed in by the screen, because the components know no language. */
export interface FormWords {
  /** The length and the limit of a long text. */
  counter: (count: number, max: number) => string
  /** Shown after a text was cut at its limit. */
  atMost: (max: number) => string
  /** Shown for a text that is too short. */
  atLeast: (min: number) => string
  /** Shown after a number was lowered to its maximum. */
  noMoreThan: (max: string) => string
  /** Shown for a required field that is empty. */
  required: (label: string, of: 'line' | 'area') => string
}
export const FormWordsContext = createContext<FormWords>({
  counter: (count, max) => `(${count}/${max})`,
  atMost: (max) => `≤ ${max}`,
  atLeast: (min) => `≥ ${min}`,
  noMoreThan: (max) => `≤ ${max}`,
  required: (label) => `${label} *`,
})
