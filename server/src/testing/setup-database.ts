import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { templateDatabase } from './database.ts'

/** Once per run: a migrated template that every test clones. */
export async function setup(project: TestProject) {
  rmSync('.data/called.txt', { force: true })
  const { url, superuserUrl, stop } = await templateDatabase()
  project.provide('template', { url, superuserUrl })
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    template: { url: string; superuserUrl: string }
  }
}
