import { useState } from 'react'
import { getVideoLink } from 'contract/teaching/curriculum/api'
import type { CourseSeq } from 'contract/values/ids'
import { readVideoLink } from 'contract/values/video-links'
import { vodTypes } from 'contract/values/type-codes'
import { isRefusal } from '../../../../platform/call.ts'
import { useChannel, useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { videoLinkMessages } from '../link.messages.ts'
import css from './ItemDialog.module.css'
import type { PartProps } from '../item-kind.ts'

/** The address of a video on another host, which the server queries for title and length. */
export function LinkPart({ courseSeq, draft, change, errorOf }: PartProps & { courseSeq: CourseSeq }) {
  const t = useMessages(videoLinkMessages)
  const linkUrl = draft.linkUrl ?? ''
  const isOurs = readVideoLink({ vodTypeCd: vodTypes.link, linkUrl }) !== null
  const { said, ask } = useLookUp(courseSeq, ({ title, duration }) =>
    change({
      ...(draft.title.trim() === '' && { title: title.slice(0, 100) }),
      ...(duration > 0 && { duration }),
    }),
  )
  const duration = draft.duration ?? 0
  const minutes = Math.floor(duration / 60)
  const setLength = (length: { minutes?: number; seconds?: number }) =>
    change({ duration: (length.minutes ?? minutes) * 60 + (length.seconds ?? duration % 60) })
  return (
    <>
      <TextInput
        label={t('linkUrl')}
        required
        type="url"
        inputMode="url"
        placeholder="https://"
        value={linkUrl}
        onChange={(text) => {
          change({ linkUrl: text.trim() })
          ask(text.trim())
        }}
        maxLength={500}
        hint={said ?? t('linkUrlHint')}
        error={errorOf('linkUrl')}
      />
      {isOurs && (
        <div className={css.pair}>
          <NumberInput
            label={t('minutes')}
            hint={t('lengthHint')}
            unit={t('minutesUnit')}
            max={1600}
            required
            value={duration === 0 ? null : minutes}
            onChange={(value) => setLength({ minutes: value ?? 0 })}
            error={errorOf('duration')}
          />
          <NumberInput
            label={t('seconds')}
            unit={t('secondsUnit')}
            max={59}
            value={duration === 0 ? null : duration % 60}
            onChange={(value) => setLength({ seconds: value ?? 0 })}
          />
        </div>
      )}
    </>
  )
}

interface About {
  title: string
  duration: number
}
/** Queries the address of each video once; the result is shown below the field. */
function useLookUp(courseSeq: CourseSeq, onFound: (about: About) => void) {
  const t = useMessages(videoLinkMessages)
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const [said, setSaid] = useState<string | null>(null)
  const [lastUrl, setLastUrl] = useState('')
  function ask(linkUrl: string) {
    if (linkUrl === lastUrl) return
    setLastUrl(linkUrl)
    setSaid(null)
    if (!readVideoLink({ vodTypeCd: vodTypes.link, linkUrl })) return
    setSaid(t('asking'))
    call(getVideoLink, { channelSeq, courseSeq, query: { vodTypeCd: vodTypes.link, linkUrl } }).then(
      (about) => {
        setSaid(t('found', { title: about.title }))
        onFound(about)
      },
      (error: unknown) => setSaid(isRefusal(error) ? error.message : null),
    )
  }
  return { said, ask }
}
