import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FONTS_ID, showFonts } from './later-files.ts'

beforeEach(() => void vi.stubEnv('DEV', false))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fonts')
  document.body.innerHTML = ''
  delete document.documentElement.dataset.fonts
})

const sentence = 'Letters of the device stand in for those of the product. '
function aPage(language: string) {
  document.documentElement.lang = language
  const sections = ['first', 'second', 'third'].map(
    (id) => `<section id="${id}">${sentence.repeat(4)}</section>`,
  )
  document.body.innerHTML = `<div><main>${sections.join('')}<svg></svg></main></div><link id="${FONTS_ID}" rel="stylesheet" media="print">`
  const link = document.getElementById(FONTS_ID)
  Object.defineProperty(link, 'sheet', { value: {} })
  const load = vi.fn((_font: string, _text: string) => Promise.resolve([]))
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })
  return load
}
const dressed = () => [...document.querySelectorAll('[data-fonts]')].map(({ id, tagName }) => id || tagName)

test('a page gets its fonts in parts, each in a frame of its own, and in the end as a whole', async () => {
  const load = aPage('ko')
  const seen: string[][] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    seen.push(dressed())
    queueMicrotask(draw)
    return 0
  })
  await showFonts()
  expect(load).toHaveBeenCalledOnce()
  expect(seen).toEqual([
    [],
    ['first'],
    ['first', 'second'],
    ['first', 'second', 'third'],
    ['first', 'second', 'third'],
  ])
  await vi.waitFor(() => expect(dressed()).toEqual(['HTML']))
})

test('a Japanese page uses the fonts of the device, and waits for none', async () => {
  const load = aPage('ja')
  await showFonts()
  expect(load).not.toHaveBeenCalled()
  expect(dressed()).toEqual(['HTML'])
})
