import { IconHandStop, IconMicrophoneOff, IconPin, IconPinnedOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { isHost } from 'contract/teaching/curriculum/live-items.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import type { VideoSource } from './participant.ts'
import { ReactionSign } from './ReactionSign.tsx'
import { liveRoomMessages } from './room.messages.ts'
import type { TileRef } from './stage.ts'
import type { RoomReaction } from './use-reactions.ts'
import { useVideo } from './use-video.ts'
import css from './Stage.module.css'

interface TileProps {
  tile: TileRef
  isMain?: boolean
  isPinned: boolean
  onPin: () => void
  /** The turn of a raised hand, from 1. */
  handNumber: number | null
  /** Below the person where their picture is not shown. */
  note?: ReactNode
  reactions: readonly RoomReaction[]
}

/** One participant, or the screen they share. A double press pins it, and so does its button. */
export function Tile({ tile, isMain = false, isPinned, onPin, handNumber, note, reactions }: TileProps) {
  const t = useMessages(liveRoomMessages)
  const element = useDoublePress(onPin)
  const { participant, source } = tile
  const { isLocal, isTalking, isMicrophoneOn, name } = participant
  const isScreen = source === 'screen'
  const video = isScreen ? participant.screen : participant.camera
  const shownName = isLocal ? t('me') : isScreen ? t('screenOf', { name }) : name
  return (
    <div
      className={css.tile}
      data-main={isMain || undefined}
      data-talking={(isTalking && !isScreen) || undefined}
      data-hand={handNumber !== null || undefined}
      data-screen={isScreen || undefined}
      role="group"
      aria-label={shownName}
      ref={element}
    >
      {video ? (
        <Video source={video} isMirrored={isLocal && !isScreen} />
      ) : (
        <div className={css.person}>
          <Avatar name={name} src={participant.imageUrl} size={isMain ? 112 : 56} />
          {note}
        </div>
      )}
      <span className={css.name}>
        {!isMicrophoneOn && !isScreen && <IconMicrophoneOff size={16} aria-label={t('muted')} role="img" />}
        {isTalking && !isScreen && <i className={css.talking} role="img" aria-label={t('talking')} />}
        <span className="clamp1">{shownName}</span>
        {isMain && isHost(participant.userType) && !isScreen && <small>{t('host')}</small>}
      </span>
      {handNumber !== null && !isScreen && (
        <span className={css.hand} role="img" aria-label={t('handNumber', { number: handNumber })}>
          <IconHandStop size={16} aria-hidden /> <b aria-hidden="true">{handNumber}</b>
        </span>
      )}
      <button
        type="button"
        className={css.pin}
        aria-pressed={isPinned}
        aria-label={t(isPinned ? 'unpinOf' : 'pinOf', { name: shownName })}
        onClick={onPin}
      >
        {isPinned ? <IconPinnedOff size={17} aria-hidden /> : <IconPin size={17} aria-hidden />}
        {isPinned && isMain && <span aria-hidden="true">{t('pinned')}</span>}
      </button>
      <span className={css.reactions} aria-hidden="true">
        {reactions.map(({ id, reaction }) => (
          <i key={id}>
            <ReactionSign reaction={reaction} size={32} />
          </i>
        ))}
      </span>
    </div>
  )
}

/** A short cut for the pointer; the keyboard has the button. */
function useDoublePress(onPress: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const { current } = element
    const listener = () => press()
    current?.addEventListener('dblclick', listener)
    return () => current?.removeEventListener('dblclick', listener)
  }, [])
  return element
}

function Video({ source, isMirrored }: { source: VideoSource; isMirrored: boolean }) {
  const element = useRef<HTMLVideoElement>(null)
  useVideo(element, source)
  // The sound comes from elements of its own; the name beside the picture says whose it is.
  return (
    <video ref={element} muted playsInline autoPlay data-mirrored={isMirrored || undefined} aria-hidden />
  )
}
