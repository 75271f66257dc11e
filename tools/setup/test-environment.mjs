import { delimiter, join } from 'node:path'
import { findBrowser, findFfmpeg } from './programs.mjs'
import { root } from './prepare.mjs'

export const needsBrowser = ({ name }) => name === 'e2e'
export const needsBuild = ({ name }) => ['crash', 'e2e'].includes(name)
const needsVideo = ({ name }) => ['crash', 'e2e', 'server'].includes(name)

/** The environment of the steps: the tools of the clone, and the programs of the machine that they need. */
export async function environment(steps) {
  const browser = steps.some(needsBrowser) ? await findBrowser() : null
  const ffmpeg = steps.some(needsVideo) ? await findFfmpeg() : null
  const env = {
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
    ...(browser?.path && { CHROME_PATH: browser.path }),
    ...(ffmpeg && { FFMPEG_PATH: ffmpeg }),
  }
  return { env, problem: browser?.problem ?? null }
}
