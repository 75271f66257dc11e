import type { KeyboardEvent } from 'react'

/** Sent for keys that belong to the composing keyboard, also by browsers that end the composition before the key. */
const COMPOSING_KEY = 229

/** While a Korean syllable is being put together, Enter, Tab and commas belong to the keyboard and not to the screen. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  // Deprecated, and still the only sign Safari gives.
  // oxlint-disable-next-line typescript/no-deprecated
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY
