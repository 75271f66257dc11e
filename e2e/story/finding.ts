import { expect } from 'vitest'
import { site } from '../browser.ts'
import type { Somebody } from './people.ts'
import { VIDEO, TITLE } from './teaching.ts'

/** A visitor without JavaScript finds the class, its complete text, and links to it. */
export async function expectPublished({ page }: Somebody, classPath: string) {
  const read = async (path: string) => (await page.goto(site('haru') + path))?.text() ?? ''
  expect(await read('/classes')).toContain(TITLE)
  const html = await read(classPath)
  for (const text of [
    TITLE,
    VIDEO,
    '27,000',
    '해가 뜨기 전 20분',
    'application/ld+json',
    'og:title',
    'rel="canonical"',
  ])
    expect(html).toContain(text)
  expect(await read('/sitemap.xml')).toContain(`${classPath}</loc>`)
  expect(await read('/robots.txt')).toContain('Sitemap:')
}
