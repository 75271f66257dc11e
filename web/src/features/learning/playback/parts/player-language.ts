import { addTranslation, setLanguage } from 'media-chrome/utils/i18n'
import { standardKeywords } from 'contract/i18n/keywords'
import type { Language } from 'contract/i18n/languages'
import { translatorFor } from '../../../../platform/words/dictionary.ts'
import { playerMessages } from './player.messages.ts'

/** The sentences of media-chrome, and the message that replaces each. */
const sentences = {
  Play: 'play',
  Pause: 'pause',
  play: 'play',
  pause: 'pause',
  Mute: 'mute',
  Unmute: 'unmute',
  mute: 'mute',
  unmute: 'unmute',
  volume: 'volume',
  seek: 'seek',
  'Seek backward': 'rewind',
  'Seek forward': 'forward',
  'seek back {seekOffset} seconds': 'seekBack',
  'seek forward {seekOffset} seconds': 'seekForward',
  'Enter fullscreen mode': 'fullscreen',
  'Exit fullscreen mode': 'leaveFullscreen',
  'enter fullscreen mode': 'fullscreen',
  'exit fullscreen mode': 'leaveFullscreen',
  'Enter picture in picture mode': 'smallWindow',
  'Exit picture in picture mode': 'leaveSmallWindow',
  'enter picture in picture mode': 'smallWindow',
  'exit picture in picture mode': 'leaveSmallWindow',
  'playback time': 'playTime',
  'media loading': 'buffering',
  'video player': 'player',
  hour: 'hour',
  hours: 'hour',
  minute: 'minute',
  minutes: 'minute',
  second: 'second',
  seconds: 'second',
  '{time} remaining': 'remaining',
  '{currentTime} of {totalTime}': 'timeOf',
  'video not loaded, unknown time.': 'notLoaded',
} as const

/** Translates the controls. Call it before the first control is created. */
export function speakPlayer(language: Language) {
  const t = translatorFor(playerMessages, { language, keywords: standardKeywords(language) })
  const translated = Object.entries(sentences).map(([sentence, key]) => [sentence, t(key)])
  addTranslation(language, Object.fromEntries(translated))
  setLanguage(language)
}
