import { IconPlayerPause, IconRefresh, IconUpload, IconX } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { pickVideos } from '../../videos/pick-videos.ts'
import { videoMessages } from '../../videos/videos.messages.ts'
import type { LineProps } from '../item-kind.ts'

/** The possible actions on a video: pause, resume, choose a file, or retry. Nothing for a ready video. */
export function VideoButtons({ item, videos }: LineProps) {
  const t = useMessages(videoMessages)
  const upload = videos.uploadOf(item)
  if (upload && upload.step !== 'refused') {
    return (
      <>
        {upload.step === 'sending' ? (
          <IconButton
            label={t('pause')}
            icon={<IconPlayerPause size={18} />}
            onPress={() => videos.pause(item)}
          />
        ) : (
          <Button
            variant="outline"
            size="sm"
            icon={<IconRefresh size={16} />}
            onPress={() => videos.goOn(item)}
          >
            {t('goOn')}
          </Button>
        )}
        <IconButton label={t('cancel')} icon={<IconX size={18} />} onPress={() => videos.giveUp(item)} />
      </>
    )
  }
  const { video } = item
  const isHopeless = video?.failedReason === 'NOT_A_VIDEO'
  if (video?.state === 'FAILED' && !isHopeless && !upload) {
    return (
      <Button
        variant="outline"
        size="sm"
        icon={<IconRefresh size={16} />}
        onPress={() => videos.prepareAgain(item)}
      >
        {t('again')}
      </Button>
    )
  }
  const needsFile = !video || upload || video.state === 'UPLOADING' || isHopeless
  if (!needsFile) return null
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<IconUpload size={16} />}
      onPress={() => pickVideos(([file]) => file && videos.replaceVideo(item, file))}
    >
      {t('choose')}
    </Button>
  )
}
