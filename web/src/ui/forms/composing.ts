import type { KeyboardEvent } from 'react'

/**
 * The key code of keys that the input method handles, also in browsers that end the composition before the key event.
 */
const COMPOSING_KEY = 229

/** While the user composes a Korean syllable, Enter, Tab and commas belong to the input method, not to the screen. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  // Deprecated, and still the only sign Safari gives.
  // oxlint-disable-next-line typescript/no-deprecated
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY
