import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { MediaRoom, Participant } from './participant.ts'
import { liveRoomMessages } from './room.messages.ts'

/** The last change of who is here, as a sentence for screen readers. In another group there are others, who did not come in. */
export function useArrivals(media: MediaRoom, participants: readonly Participant[]) {
  const t = useMessages(liveRoomMessages)
  const [sentence, setSentence] = useState('')
  const known = useRef<{ media: MediaRoom; here: ReadonlyMap<string, string> } | null>(null)
  const compare = useEffectEvent((here: ReadonlyMap<string, string>) => {
    const last = known.current
    known.current = { media, here }
    // The others are there a moment after the user.
    if (last?.media !== media || media.get().connection === 'connecting') return
    const before = last.here
    const joined = [...here].filter(([identity]) => !before.has(identity))
    const left = [...before].filter(([identity]) => !here.has(identity))
    const sentences = [
      ...joined.map(([, name]) => t('joined', { name })),
      ...left.map(([, name]) => t('left', { name })),
    ]
    if (sentences.length > 0) setSentence(sentences.join(' '))
  })
  useEffect(() => {
    compare(new Map(participants.filter(({ isLocal }) => !isLocal).map((one) => [one.identity, one.name])))
  }, [participants])
  return sentence
}
