/** How long somebody who types pauses until what they typed is sought. */
export const TYPING_PAUSE_MS = 500
