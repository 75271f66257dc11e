import { expect, test } from 'vitest'
import { getChannel, getConfiguration, saveConfiguration } from 'contract/site/sites/api'
import { getUploadUrl } from 'contract/system/files/api'
import type { StoredFile } from 'contract/system/files/schemas'
import { photo, picturesOf } from '../../../testing/pictures-world.ts'
import { aSite } from '../../../testing/world.ts'

async function aSiteWithTabs() {
  const site = await aSite()
  const read = (url: string, host = 'haru.localhost:3000') => site.app.http.inject({ url, headers: { host } })
  return { ...site, ...picturesOf(site), read }
}

test('a site without an icon has its first letter on its colour', async () => {
  const { read, visitor, channelSeq } = await aSiteWithTabs()
  const { name, brandShades, faviconUrl } = await visitor.call(getChannel, { channelSeq })
  expect(faviconUrl).toBeNull()
  expect((await read('/favicon.ico')).headers.location).toBe('/icon.svg')
  const mark = await read('/icon.svg')
  expect(mark.headers['content-type']).toContain('image/svg+xml')
  expect(mark.body).toContain(`>${name[0]}</text>`)
  expect(mark.body).toContain(brandShades[6])
  expect((await read('/manifest.webmanifest')).json()).toMatchObject({
    name,
    icons: [{ src: '/icon.svg', type: 'image/svg+xml' }],
  })
})

test("a site's icon is rendered in every size that browsers and phones request", async () => {
  const { read, owner, visitor, channelSeq, put } = await aSiteWithTabs()
  const query = { filename: 'icon.png', fileSize: 1000, kind: 'favicon' as const }
  const { uploadUrl } = await owner.call(getUploadUrl, { channelSeq, query })
  const { data } = await put(uploadUrl, await photo())
  const draft = await owner.call(getConfiguration, { channelSeq })
  await owner.call(saveConfiguration, {
    channelSeq,
    body: { ...draft, faviconFileSeq: (data as StoredFile).fileSeq },
  })

  const { faviconUrl } = await visitor.call(getChannel, { channelSeq })
  for (const size of [32, 180, 192, 512]) {
    const icon = await read(`${faviconUrl}`.replace('32', `${size}`))
    expect(icon.headers['content-type']).toBe('image/png')
    expect([icon.rawPayload.readUInt32BE(16), icon.rawPayload.readUInt32BE(20)]).toEqual([size, size])
  }
  expect((await read(`${faviconUrl}`.replace('32', '33'))).statusCode).toBe(404)
  expect((await read('/favicon.ico')).headers.location).toBe(faviconUrl)
  const { icons } = (await read('/manifest.webmanifest')).json<{ icons: { sizes: string }[] }>()
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
})

test("the platform keeps the product's icon", async () => {
  const { read } = await aSiteWithTabs()
  expect((await read('/favicon.ico', 'localhost:3000')).headers.location).toBe('/assets/favicon.svg')
  expect((await read('/manifest.webmanifest', 'localhost:3000')).statusCode).toBe(404)
})

test('only staff who may change the site upload an icon', async () => {
  const { mina, channelSeq } = await aSiteWithTabs()
  const query = { filename: 'icon.png', fileSize: 1000, kind: 'favicon' as const }
  await expect(mina.call(getUploadUrl, { channelSeq, query })).rejects.toMatchObject({
    refusal: 'NOT_ALLOWED',
  })
})
