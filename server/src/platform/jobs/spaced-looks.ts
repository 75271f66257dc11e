import type { EventEmitter } from 'node:events'

/** Long enough that hundreds of announcements a second cost a few looks, too short for a person to notice. */
export const EMPTY_FOR_MS = 25

/**
 * The queue announces each new job to each of its runners, also jobs that are due later or that another runner takes, and a look
 * costs the database as much as adding a job. After a look that found nothing the next one waits, so that it answers all
 * announcements in between.
 */
export function spacedLooks(events: EventEmitter) {
  let foundNothingAt = -Infinity
  const onEmpty = () => {
    foundNothingAt = performance.now()
  }
  events.on('worker:getJob:empty', onEmpty)
  return {
    /** What the queue calls before each look. No job is skipped for its flags. */
    async untilNextLook() {
      const left = foundNothingAt + EMPTY_FOR_MS - performance.now()
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
      return null
    },
    close: () => void events.off('worker:getJob:empty', onEmpty),
  }
}
