import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getUploadLimits } from 'contract/system/files/api'
import { renderSite } from '../../../testing/render-site.tsx'
import { aMember } from '../../../testing/people.ts'
import { aSeq } from '../../../testing/things.ts'
import { VideoProgress, type Video } from './VideoProgress.tsx'
import { checkSendable } from './videos.api.ts'

const waiting: Video = {
  uploadVodSeq: aSeq('video'),
  originFileName: 'video.mp4',
  fileSize: 1000,
  state: 'WAITING',
  progress: 0,
  duration: 0,
  failedReason: null,
  isSharpening: false,
}

test.each([
  [true, /재생 준비를 기다리고 있어요/],
  [false, /영상 변환기\(ffmpeg\)가 없어서/],
])(
  'a waiting video shows the reason (the installation can prepare videos: %s)',
  async (transcoder, words) => {
    const { answers } = renderSite(<VideoProgress video={waiting} upload={undefined} />, {
      session: aMember(),
    })
    answers(getUploadLimits, { maxVideoUploadBytes: 100, maxImageUploadBytes: 10, transcoder })
    expect(await screen.findByText(words)).toBeVisible()
  },
)

test('rejects a file that is no video, or larger than the site allows, before the upload', () => {
  expect(checkSendable(new File(['hi'], 'a.gif', { type: 'image/gif' }), 100)).toBe('notVideo')
  expect(checkSendable(new File(['hello'], 'a.mp4', { type: 'video/mp4' }), 3)).toBe('tooLarge')
  expect(checkSendable(new File(['hi'], 'a.mp4', { type: 'video/mp4' }), 100)).toBeNull()
})
