import { setTimeout as pause } from 'node:timers/promises'
import { getVideo } from 'contract/teaching/videos/api'
import { asAdministrator } from './administrator.ts'
import type { Target } from './kinds.ts'

/** Waits as long as any video makes progress; the longest delay between two attempts is shorter. */
const SILENT_MS = 240_000
const ASK_AGAIN_MS = 2000

const remainingVideos = `
  select format('video %s: %s %s%% %s', upload_vod_seq, state, progress, coalesce(failed_reason, '')) as line
    from videos where state not in ('READY', 'REMOVED', 'UPLOADING') order by upload_vod_seq`
const remainingJobs = `
  select format('job %s of %s: try %s of %s, due in %s s, held by %s, %s', id, key, attempts, max_attempts,
           extract(epoch from run_at - now())::int, coalesce(locked_by, 'nobody'), left(last_error, 200)) as line
    from graphile_worker.jobs where task_identifier like 'videos.%' order by priority, run_at`

/**
 * The number of playable videos, counted once all of them play or none makes progress. `say` then receives the state of
 * the videos and jobs.
 */
export async function countReady({ videos, installation }: Target, say: (line: string) => void) {
  const ready = async () => {
    const states = await Promise.all(videos.map(({ owner, videoRef }) => owner.call(getVideo, videoRef)))
    return states.filter(({ state }) => state === 'READY').length
  }
  return asAdministrator(installation.dataDir, async (all) => {
    const lines = async (text: string) =>
      (await all<{ line: string }>(text)).map(({ line }) => line).join('\n')
    let [known, movedAt] = ['', performance.now()]
    while ((await ready()) < videos.length && performance.now() - movedAt < SILENT_MS) {
      const left = await lines(remainingVideos)
      if (left !== known) [known, movedAt] = [left, performance.now()]
      await pause(ASK_AGAIN_MS)
    }
    const count = await ready()
    if (count < videos.length) say(`${await lines(remainingVideos)}\n${await lines(remainingJobs)}`)
    return count
  })
}
