import { useCallback, useEffect, useState } from 'react'
import type { CaptionLanguage } from 'contract/values/caption-languages'
import { htmlLanguage } from 'contract/i18n/languages'
import { useSite } from '../../../../platform/site.tsx'
import { languageName } from '../../../teaching/videos/language-name.ts'
import type { Playing } from '../use-play.ts'

/** No captions, although the video has some. */
export const OFF = ''
export type CaptionLine = CaptionLanguage | typeof OFF
const KEY = 'captions'

/** The learner's last choice: a language, off, or no choice yet. */
function remembered() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
function remember(language: CaptionLine) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Without storage the learner chooses again next time.
  }
}

/**
 * The captions to show, as chosen with the button, a key or the menu of a phone; the next video starts with the same.
 */
export function useCaptions(video: HTMLVideoElement | null, captions: Playing['captions']) {
  const { language: reader } = useSite()
  const languages = captions.map(({ captionLanguage }) => captionLanguage)
  const [shown, setShown] = useState<CaptionLine>(() => languages.find((one) => one === remembered()) ?? OFF)
  const [last, setLast] = useState(shown)
  const choose = useCallback((next: CaptionLine) => {
    setShown(next)
    if (next !== OFF) setLast(next)
    remember(next)
  }, [])
  useEffect(() => {
    if (!video) return
    const tracks = [...video.textTracks].filter(({ kind }) => kind === 'captions')
    for (const track of tracks) track.mode = track.language === shown ? 'showing' : 'disabled'
    const onChange = () => {
      const showing = tracks.find(({ mode }) => mode === 'showing')
      const next = captions.find(({ captionLanguage }) => captionLanguage === showing?.language)
      const now = next?.captionLanguage ?? OFF
      if (now !== shown) choose(now)
    }
    video.textTracks.addEventListener('change', onChange)
    return () => video.textTracks.removeEventListener('change', onChange)
  }, [video, captions, shown, choose])

  const first =
    languages.find((one) => one === last) ??
    languages.find((one) => one === htmlLanguage(reader)) ??
    languages[0] ??
    OFF
  return {
    shown,
    choose,
    toggle: () => choose(shown === OFF ? first : OFF),
    options: languages.map((value) => ({ value, label: languageName(value, reader) })),
  }
}
export interface Captioning {
  shown: CaptionLine
  choose: (language: CaptionLine) => void
  toggle: () => void
  options: { value: CaptionLine; label: string }[]
}
