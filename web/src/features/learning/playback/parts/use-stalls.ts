import { useEffect } from 'react'
import { logEvent } from 'contract/growth/visits/api'
import { useSite } from '../../../../platform/site.tsx'

/** Reports to the operator when a video stalls during playback, and when it resumes. Seeking is no stall. */
export function useStalls(video: HTMLVideoElement | null, curriculumSeq: number) {
  const { call } = useSite()
  useEffect(() => {
    if (!video) return
    let isWaiting = false
    const report = (eventType: 'VIDEO_BUFFER_START' | 'VIDEO_BUFFER_END') => {
      const message = `${curriculumSeq} ${Math.floor(video.currentTime)}`
      void call(logEvent, { body: { eventType, message } }).catch(() => null)
    }
    const onWaiting = () => {
      if (video.seeking || video.played.length === 0 || isWaiting) return
      isWaiting = true
      report('VIDEO_BUFFER_START')
    }
    const onPlaying = () => {
      if (isWaiting) report('VIDEO_BUFFER_END')
      isWaiting = false
    }
    video.addEventListener('waiting', onWaiting)
    video.addEventListener('playing', onPlaying)
    return () => {
      video.removeEventListener('waiting', onWaiting)
      video.removeEventListener('playing', onPlaying)
    }
  }, [call, video, curriculumSeq])
}
