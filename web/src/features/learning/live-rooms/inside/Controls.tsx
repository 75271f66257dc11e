import {
  IconBadgeCc,
  IconHandStop,
  IconMessageCircle,
  IconMicrophone,
  IconMicrophoneOff,
  IconMoodSmile,
  IconPhoneOff,
  IconPresentation,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { reactions, type RoomSource } from 'contract/learning/live-rooms/live-rooms.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useDismiss } from '../../../../ui/layers/use-dismiss.ts'
import { liveBoardMessages } from '../board/board.messages.ts'
import { liveCaptionMessages } from '../captions/captions.messages.ts'
import { ReactionSign } from './ReactionSign.tsx'
import { liveRoomMessages } from './room.messages.ts'
import type { RoomTools } from './use-room-tools.ts'
import css from './Controls.module.css'

interface ControlsProps {
  sources: readonly RoomSource[]
  isMicrophoneOn: boolean
  isCameraOn: boolean
  isSharing: boolean
  isHandRaised: boolean
  tools: RoomTools
  isTalkOpen: boolean
  unreadCount: number
  onMicrophone: () => void
  onCamera: () => void
  onShare: () => void
  onHand: () => void
  onReact: (reaction: number) => void
  onTalk: () => void
  onLeave: () => void
  hint: string
  more: ReactNode
}

/** The bar along the bottom. A button that is off is white, with a line through its sign. */
export function Controls(props: ControlsProps) {
  const t = useMessages(liveRoomMessages)
  const { board, captions } = props.tools
  const tCaptions = useMessages(liveCaptionMessages)
  const tBoard = useMessages(liveBoardMessages)
  const { sources, isMicrophoneOn, isCameraOn, isSharing, isHandRaised, unreadCount } = props
  const maySend = (source: RoomSource) => sources.includes(source)
  return (
    <section className={css.bar} aria-label={t('controls')}>
      <p className={css.hint}>{props.hint}</p>
      <div className={css.buttons}>
        {maySend('microphone') && (
          <Control
            label={t('microphone')}
            isPressed={isMicrophoneOn}
            look={isMicrophoneOn ? 'plain' : 'off'}
            onPress={props.onMicrophone}
          >
            {isMicrophoneOn ? <IconMicrophone aria-hidden /> : <IconMicrophoneOff aria-hidden />}
          </Control>
        )}
        {maySend('camera') && (
          <Control
            label={t('camera')}
            isPressed={isCameraOn}
            look={isCameraOn ? 'plain' : 'off'}
            onPress={props.onCamera}
          >
            {isCameraOn ? <IconVideo aria-hidden /> : <IconVideoOff aria-hidden />}
          </Control>
        )}
        {maySend('screen_share') && canShare() && (
          <Control
            label={t('share')}
            isPressed={isSharing}
            look={isSharing ? 'on' : 'plain'}
            isWide
            onPress={props.onShare}
          >
            {isSharing ? <IconScreenShareOff aria-hidden /> : <IconScreenShare aria-hidden />}
          </Control>
        )}
        {board.toggle && (
          <Control
            label={tBoard('title')}
            accessibleName={board.label}
            look={board.isVisible ? 'on' : 'plain'}
            isWide
            onPress={board.toggle}
          >
            <IconPresentation aria-hidden />
          </Control>
        )}
        {captions.toggle && (
          <Control
            label={tCaptions('title')}
            accessibleName={captions.label}
            look={captions.isVisible ? 'on' : 'plain'}
            isWide
            onPress={captions.toggle}
          >
            <IconBadgeCc aria-hidden />
          </Control>
        )}
        <Control
          label={t(isHandRaised ? 'lowerHand' : 'hand')}
          isPressed={isHandRaised}
          look={isHandRaised ? 'hand' : 'plain'}
          onPress={props.onHand}
        >
          <IconHandStop aria-hidden />
        </Control>
        <Reactions onReact={props.onReact} />
        <Control
          label={t('talk')}
          accessibleName={unreadCount > 0 ? t('talkUnread', { count: unreadCount }) : undefined}
          isPressed={props.isTalkOpen}
          look="plain"
          onPress={props.onTalk}
        >
          <IconMessageCircle aria-hidden />
          {unreadCount > 0 && (
            <b className={css.badge} aria-hidden="true">
              {Math.min(unreadCount, 99)}
            </b>
          )}
        </Control>
        {props.more}
      </div>
      <button type="button" className={css.leave} onClick={props.onLeave}>
        <IconPhoneOff size={20} aria-hidden /> <span>{t('leave')}</span>
      </button>
    </section>
  )
}

/** Phones cannot share their screen. */
const canShare = () => 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices

const names = {
  like: 'reactLike',
  heart: 'reactHeart',
  smile: 'reactSmile',
  surprise: 'reactSurprise',
  celebrate: 'reactCelebrate',
  question: 'reactQuestion',
} as const

function Reactions({ onReact }: { onReact: (reaction: number) => void }) {
  const t = useMessages(liveRoomMessages)
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss({ open: isOpen, onClose: close, root })
  return (
    <div ref={root} className={css.reactions}>
      <Control label={t('react')} isExpanded={isOpen} look="plain" onPress={() => setOpen(!isOpen)}>
        <IconMoodSmile aria-hidden />
      </Control>
      {isOpen && (
        <div className={css.choices} role="group" aria-label={t('react')}>
          {reactions.map((reaction, at) => (
            <button
              key={reaction}
              type="button"
              aria-label={t(names[reaction])}
              onClick={() => {
                onReact(at)
                setOpen(false)
              }}
            >
              <ReactionSign reaction={reaction} size={24} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

interface ControlProps {
  /** One noun below the button: more does not fit on phones. */
  label: string
  accessibleName?: string | undefined
  look: 'plain' | 'off' | 'on' | 'hand'
  isPressed?: boolean | undefined
  isExpanded?: boolean | undefined
  /** Left out on phones. */
  isWide?: boolean
  onPress: () => void
  children: ReactNode
}
const Control = ({ label, accessibleName, look, isPressed, isExpanded, isWide, ...props }: ControlProps) => (
  <button
    type="button"
    className={css.control}
    data-look={look}
    data-wide={isWide || undefined}
    aria-label={accessibleName ?? label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    onClick={props.onPress}
  >
    <span className={css.sign}>{props.children}</span>
    <span className={css.label} aria-hidden="true">
      {label}
    </span>
  </button>
)
