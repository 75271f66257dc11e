import { createContext } from 'react'

/** The texts of fields. The parts know no language: the component around them passes texts in one. */
export interface FormWords {
  /** Beside a long text: how much of how much. */
  counter: (count: number, max: number) => string
  /** After something was cut at the end. */
  atMost: (max: number) => string
  /** Where a text was left too short. */
  atLeast: (min: number) => string
  /** After a number was lowered to the highest possible. */
  noMoreThan: (max: string) => string
  /** For a required field that is empty. */
  required: (label: string, of: 'line' | 'area') => string
}
export const FormWordsContext = createContext<FormWords>({
  counter: (count, max) => `(${count}/${max})`,
  atMost: (max) => `≤ ${max}`,
  atLeast: (min) => `≥ ${min}`,
  noMoreThan: (max) => `≤ ${max}`,
  required: (label) => `${label} *`,
})
