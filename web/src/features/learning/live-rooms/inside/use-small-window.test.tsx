import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRef } from 'react'
import { renderSite } from '../../../../testing/render-site.tsx'
import { currentToasts, dismissToast } from '../../../../ui/layers/toast.ts'
import type { VideoSource } from './participant.ts'
import { useSmallWindow, useStageWindow } from './use-small-window.ts'
import { useVideo } from './use-video.ts'

const request = vi.fn<() => Promise<unknown>>()
const exit = vi.fn(() => Promise.resolve())
beforeEach(() => {
  request.mockReset().mockResolvedValue(null)
  exit.mockClear()
  Object.assign(HTMLVideoElement.prototype, { requestPictureInPicture: request })
  Object.assign(document, { pictureInPictureEnabled: true, exitPictureInPicture: exit })
})
afterEach(() => {
  for (const name of ['pictureInPictureEnabled', 'exitPictureInPicture', 'pictureInPictureElement'])
    Reflect.deleteProperty(document, name)
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture')
})

/** As in the audience: the picture plays on the page, and the window takes its element. */
function Playing({ source }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  const smallWindow = useSmallWindow(video, { hasPicture: source !== null })
  useVideo(video, source)
  return <SmallWindow {...smallWindow} video={video} />
}
/** As in the room: the window has an element of its own. */
const OfStage = ({ source }: PictureProps) => <SmallWindow {...useStageWindow(source)} />
interface PictureProps {
  source: VideoSource | null
}
const SmallWindow = ({ video, label, toggle }: ReturnType<typeof useStageWindow>) => (
  <>
    <video ref={video} aria-label="picture" muted />
    {toggle && (
      <button type="button" onClick={toggle}>
        {label}
      </button>
    )}
  </>
)

const aSource = () => ({ attach: vi.fn(), detach: vi.fn() })
const video = () => screen.getByLabelText('picture')
const button = (name: string) => screen.getByRole('button', { name })
/** The browser has opened the window. */
function enter() {
  Object.assign(document, { pictureInPictureElement: video() })
  fireEvent(video(), new Event('enterpictureinpicture'))
}
/** The user closed it by its own button. */
function leave() {
  Object.assign(document, { pictureInPictureElement: null })
  fireEvent(video(), new Event('leavepictureinpicture'))
}

test.each([
  { where: 'in the audience', Picture: Playing, detached: 0 },
  { where: 'in the room', Picture: OfStage, detached: 1 },
])(
  'opens once the size of the picture is known, and closes by a press: $where',
  async ({ Picture, detached }) => {
    const source = aSource()
    const { user } = renderSite(<Picture source={source} />)
    await user.click(button('작은 창으로 보기'))
    expect(source.attach).toHaveBeenCalledExactlyOnceWith(video())
    expect(request).not.toHaveBeenCalled()
    fireEvent.loadedMetadata(video())
    expect(request).toHaveBeenCalledOnce()
    enter()
    await user.click(button('작은 창 닫기'))
    expect(exit).toHaveBeenCalledOnce()
    expect(source.detach).toHaveBeenCalledTimes(detached)
    expect(button('작은 창으로 보기')).toBeVisible()
  },
)

test('follows what the browser does by itself', () => {
  renderSite(<Playing source={aSource()} />)
  enter()
  expect(button('작은 창 닫기')).toBeVisible()
  expect(request).not.toHaveBeenCalled()
  leave()
  expect(button('작은 창으로 보기')).toBeVisible()
  expect(exit).not.toHaveBeenCalled()
})

test('says when the browser refuses, and may be pressed again', async () => {
  request.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { user } = renderSite(<OfStage source={aSource()} />)
  await user.click(button('작은 창으로 보기'))
  fireEvent.loadedMetadata(video())
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('작은 창을 열지 못했어요. 다시 눌러 주세요.'))
  dismissToast(currentToasts().at(-1)?.id ?? 0)
  expect(button('작은 창으로 보기')).toBeVisible()
})

test('goes with the page that shows the picture', () => {
  const { unmount } = renderSite(<Playing source={aSource()} />)
  enter()
  act(() => unmount())
  expect(exit).toHaveBeenCalledOnce()
})

test('is not offered without a picture', () => {
  renderSite(<OfStage source={null} />)
  expect(screen.queryByRole('button')).toBeNull()
})
