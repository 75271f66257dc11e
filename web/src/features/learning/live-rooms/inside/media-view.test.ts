import { Track, VideoQuality, type RemoteParticipant, type RemoteTrackPublication } from 'livekit-client'
import { expect, test } from 'vitest'
import { choosePublications } from './media-view.ts'

/** What somebody sends, and what this browser does with it. */
function aPublication(source: Track.Source, isDesired: boolean) {
  const done: (boolean | VideoQuality)[] = []
  const kind = source === Track.Source.Microphone ? Track.Kind.Audio : Track.Kind.Video
  const publication: Partial<RemoteTrackPublication> = {
    kind,
    source,
    isDesired,
    setSubscribed: (isChosen) => void done.push(isChosen),
    setVideoQuality: (quality) => void done.push(quality),
  }
  return { publication: publication as RemoteTrackPublication, done }
}

function aRoom() {
  const camera = aPublication(Track.Source.Camera, false)
  const microphone = aPublication(Track.Source.Microphone, false)
  const screen = aPublication(Track.Source.ScreenShare, true)
  const participant: Partial<RemoteParticipant> = {
    identity: '7-a',
    trackPublications: new Map(
      [camera, microphone, screen].map(({ publication }) => [publication.source, publication]),
    ),
  }
  const remoteParticipants = new Map([['7-a', participant as RemoteParticipant]])
  return { room: { remoteParticipants }, camera, microphone, screen }
}

test('every sound is fetched, and of the videos those on the screen', () => {
  const { room, camera, microphone, screen } = aRoom()
  choosePublications(room, new Set(['7-a:camera']), false)

  expect([camera.done, microphone.done, screen.done]).toEqual([[true], [true], [false]])
})

test('where the browser saves data cameras are fetched small, and a shared screen as it is', () => {
  const { room, camera, microphone, screen } = aRoom()
  choosePublications(room, new Set(['7-a:camera', '7-a:screen']), true)

  expect([camera.done, microphone.done, screen.done]).toEqual([[true, VideoQuality.LOW], [true], []])
})
