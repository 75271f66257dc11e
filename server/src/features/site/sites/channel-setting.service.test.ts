import { expect, test } from 'vitest'
import { getChannel, saveChannelSetting } from 'contract/site/sites/api'
import { aSite } from '../../../testing/world.ts'

async function aProgram() {
  const { owner, visitor, channelSeq } = await aSite()
  return {
    save: (body: { config?: string; lkPlus?: string }) =>
      owner.call(saveChannelSetting, { channelSeq, body }),
    read: async () => (await visitor.call(getChannel, { channelSeq })).channelSetting,
  }
}

test('what a program keeps as lkPlus comes back letter by letter', async () => {
  const { save, read } = await aProgram()
  expect((await read()).lkPlus).toBe('{}')
  const kept = '{ "b": 1,  "a": [1.0, null] }'
  await save({ lkPlus: kept })
  await save({ config: '{"theme":"dark"}' })
  expect((await read()).lkPlus).toBe(kept)
})

test('config applies the keys that it knows and keeps the others', async () => {
  const { save, read } = await aProgram()
  await save({ config: '{"whiteLabelYn":"Y","langs":["ko","en"],"theme":{"dark":true}}' })
  const config = () => read().then((setting) => JSON.parse(setting.config) as unknown)
  expect(await config()).toEqual({
    kakaoSyncYn: 'N',
    whiteLabelYn: 'Y',
    langs: ['ko', 'en'],
    theme: { dark: true },
  })
  await save({ lkPlus: '{}' })
  expect(await config()).toMatchObject({ whiteLabelYn: 'Y', theme: { dark: true } })
  // The site has no application at Kakao.
  await save({ config: '{"kakaoSyncYn":"Y"}' })
  expect(await config()).toEqual({ kakaoSyncYn: 'N', whiteLabelYn: 'Y', langs: ['ko', 'en'] })
})

test.each([
  ['a value that the key does not have', '{"whiteLabelYn":"yes"}'],
  ['a foreign language', '{"langs":["fr"]}'],
  ['half an object', '{'],
  ['a list', '[]'],
  ['more than ten thousand characters', `{"a":"${'x'.repeat(10_000)}"}`],
])('config is refused: %s', async (_, config) => {
  const { save, read } = await aProgram()
  await expect(save({ config })).rejects.toMatchObject({ refusal: 'BAD_INPUT' })
  expect(JSON.parse((await read()).config)).toMatchObject({ whiteLabelYn: 'N' })
})
