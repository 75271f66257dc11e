import { IconFileText } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { CaptionLanguage } from 'contract/values/caption-languages'
import { htmlLanguage } from 'contract/i18n/languages'
import { useSite } from '../../../platform/site.tsx'
import { formatLength } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { languageName } from '../../teaching/videos/language-name.ts'
import { cueAt, cuesOf, cuesWith, type Cue } from './cues.ts'
import { transcriptMessages } from './transcript.messages.ts'
import type { Head } from './embed-position.ts'
import type { Playing } from './use-play.ts'
import css from './parts/Transcript.module.css'

interface TranscriptProps {
  captions: Playing['captions']
  head: Head | null
  onJump: (second: number) => void
}

/** The transcript of a video, with search and links to moments; fetched when the learner opens it. */
export function Transcript({ captions, head, onJump }: TranscriptProps) {
  const t = useMessages(transcriptMessages)
  const { language: reader } = useSite()
  const [isOpen, setOpen] = useState(false)
  const languages = captions.map(({ captionLanguage }) => captionLanguage)
  const [chosen, setChosen] = useState<CaptionLanguage | null>(null)
  const language = chosen ?? languages.find((one) => one === htmlLanguage(reader)) ?? languages[0]
  const url = captions.find(({ captionLanguage }) => captionLanguage === language)?.url
  if (language === undefined || url === undefined) return null
  return (
    <section className={css.transcript} aria-label={t('transcript')}>
      <Button
        size="sm"
        variant="outline"
        expanded={isOpen}
        icon={<IconFileText size={17} aria-hidden />}
        onPress={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'close' : 'open')}
      </Button>
      {isOpen && languages.length > 1 && (
        <Select
          label={t('language')}
          value={language}
          onChange={setChosen}
          options={languages.map((value) => ({ value, label: languageName(value, reader) }))}
        />
      )}
      {isOpen && <Cues key={url} url={url} head={head} onJump={onJump} />}
    </section>
  )
}

interface CuesProps {
  url: string
  head: Head | null
  onJump: (second: number) => void
}
function Cues({ url, head, onJump }: CuesProps) {
  const t = useMessages(transcriptMessages)
  const { cues, hasFailed } = useCues(url)
  const [q, setQ] = useState('')
  const second = useSecond(head)
  const list = useRef<HTMLOListElement>(null)
  const current = cues && cueAt(cues, second)
  const isSearching = q.trim() !== ''
  const said = current?.start
  useEffect(() => {
    if (said !== undefined && !isSearching) follow(list.current)
  }, [said, isSearching])
  if (hasFailed) return <Notice tone="error">{t('failed')}</Notice>
  if (!cues) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const shown = cuesWith(cues, q)
  return (
    <>
      <div className={css.tools}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={q}
          onChange={setQ}
        />
        <p role="status">{isSearching && t('found', { count: shown.length })}</p>
      </div>
      {shown.length > 0 && (
        <ol ref={list} className={css.cues}>
          {shown.map((cue) => (
            <li key={cue.start}>
              <button
                type="button"
                className={css.cue}
                aria-current={cue === current ? 'true' : undefined}
                onClick={() => onJump(cue.start)}
              >
                <span className="num">{formatLength(cue.start)}</span>
                <span>{cue.text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Keeps the current line visible inside its box, unless the learner is scrolling there. */
function follow(found: HTMLElement | null) {
  const box = found
  const line = box?.querySelector('[aria-current]')
  if (!box || !(line instanceof HTMLElement) || box.matches(':hover, :focus-within')) return
  box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 3
}

function useCues(url: string) {
  const [cues, setCues] = useState<Cue[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    fetch(url, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then((text) => setCues(cuesOf(text)))
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true)
      })
    return () => stop.abort()
  }, [url])
  return { cues, hasFailed }
}

/** The current position of the video. */
function useSecond(head: Head | null) {
  const [second, setSecond] = useState(0)
  useEffect(() => {
    if (!head) return
    const updateSecond = () => setSecond(head.currentTime)
    updateSecond()
    head.addEventListener('timeupdate', updateSecond)
    head.addEventListener('seeking', updateSecond)
    return () => {
      head.removeEventListener('timeupdate', updateSecond)
      head.removeEventListener('seeking', updateSecond)
    }
  }, [head])
  return second
}
