import type { CurriculumSeq, LiveMessageSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { publisherOf } from '../../../platform/realtime/sockets.ts'

type Publishing = Pick<Context, 'ports' | 'channelSeq'>
const lineOf = (curriculumSeq: CurriculumSeq) => `live:${curriculumSeq}`
const hostsLineOf = (curriculumSeq: CurriculumSeq) => `live-hosts:${curriculumSeq}`

/** Messages to the open pages of a video room: numbers only, the pages fetch the content. docs/rules.md R-965. */
export function roomPublisher({ ports, channelSeq }: Publishing, curriculumSeq: CurriculumSeq) {
  const { join, leave, line, person } = publisherOf(ports.bus)
  const changed = (liveMessageSeq: LiveMessageSeq | null = null) =>
    ({ cmd: 'live_room', curriculumSeq, liveMessageSeq }) as const
  return {
    subscribe(userSeq: UserSeq, { isHost }: { isHost: boolean }) {
      join(channelSeq, userSeq, lineOf(curriculumSeq))
      if (isHost) join(channelSeq, userSeq, hostsLineOf(curriculumSeq))
    },
    unsubscribe: (userSeq: UserSeq) => leave(channelSeq, userSeq, lineOf(curriculumSeq)),
    toAll: (liveMessageSeq?: LiveMessageSeq) =>
      line(channelSeq, lineOf(curriculumSeq), changed(liveMessageSeq)),
    toHosts: (liveMessageSeq?: LiveMessageSeq) =>
      line(channelSeq, hostsLineOf(curriculumSeq), changed(liveMessageSeq)),
    toPerson: (userSeq: UserSeq, liveMessageSeq?: LiveMessageSeq) =>
      person(channelSeq, userSeq, changed(liveMessageSeq)),
    board: () => line(channelSeq, lineOf(curriculumSeq), { cmd: 'live_board', curriculumSeq }),
    caption: () => line(channelSeq, lineOf(curriculumSeq), { cmd: 'live_caption', curriculumSeq }),
    promptUnmute: (userSeq: UserSeq) => person(channelSeq, userSeq, { cmd: 'live_unmute', curriculumSeq }),
    react: (userSeq: UserSeq, reaction: number) =>
      line(channelSeq, lineOf(curriculumSeq), { cmd: 'live_reaction', curriculumSeq, userSeq, reaction }),
  }
}
