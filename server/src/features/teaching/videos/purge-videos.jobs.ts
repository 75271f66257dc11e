import type { Timer } from '../../../platform/jobs/tasks.ts'
import { findLeftovers, markCleared, markUnused, removeUnused } from './unused-videos.queries.ts'
import { removeUpload } from '../../../platform/files/upload-folder.ts'

const DAY = 86_400_000
const KEPT_DAYS = 30

/** Nightly: deletes a video that no lesson has used for a month. docs/rules.md R-419. */
export const clearVideos: Timer = {
  name: 'videos.clear',
  cron: '20 4 * * *',
  async visit({ db, ports, now }) {
    await markUnused(db, now())
    await removeUnused(db, new Date(now().getTime() - KEPT_DAYS * DAY))
    for (const { uploadVodSeq, folder, uploadId } of await findLeftovers(db)) {
      if (folder) await ports.storage.removeFolder(folder)
      if (uploadId) await removeUpload(ports.settings.dataDir, uploadId)
      await markCleared(db, uploadVodSeq)
    }
  },
}
