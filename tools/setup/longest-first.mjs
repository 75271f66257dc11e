import { relative, sep } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/**
 * Starts the longest files first, so that no core waits for a single file at the end. Vitest itself orders by file
 * size.
 */
const LONGEST = [
  'e2e/story/story.spec.ts',
  'e2e/every-kind.spec.ts',
  'e2e/public-pages.spec.ts',
  'e2e/pages.spec.ts',
  'e2e/lesson-tools.spec.ts',
  'e2e/watching.spec.ts',
  'server/src/platform/db/embedded/embedded.test.ts',
  'server/src/platform/media/package-video.test.ts',
  'server/src/testing/cross-tenant.test.ts',
  'server/src/testing/every-endpoint.test.ts',
  'server/src/platform/media/run-ffmpeg.test.ts',
  'server/src/testing/fuzz/fuzz.test.ts',
]

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await BaseSequencer.prototype.sort.call(this, files)
    const { root } = this.ctx.config
    const rankOf = ({ moduleId }) => {
      const at = LONGEST.indexOf(relative(root, moduleId).split(sep).join('/'))
      return at < 0 ? LONGEST.length : at
    }
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((one, other) => rankOf(one) - rankOf(other)),
    )
  }
}
