import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { atMost } from './at-most.ts'
import { NotAnImage, TooManyPixels, makePictures } from './images.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
const sizes = async (file: Buffer) =>
  (await makePictures(file)).variants.map(({ width, height }) => `${width}×${height}`)

describe('pictures of a page', () => {
  test('have every width up to their own', async () => {
    expect(await sizes(await blank(3000, 1500).jpeg().toBuffer())).toEqual([
      '320×160',
      '640×320',
      '960×480',
      '1440×720',
    ])
    expect(await sizes(await blank(500, 500).png().toBuffer())).toEqual(['320×320', '500×500'])
    expect(await sizes(await blank(32, 16).gif().toBuffer())).toEqual(['32×16'])
  })

  test('are upright and contain neither location nor camera', async () => {
    const fromPhone = await blank(800, 400)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
      .toBuffer()
    const pictures = await makePictures(fromPhone)
    expect(pictures.original).toEqual({ kind: 'jpeg', width: 400, height: 800, bytes: fromPhone.length })
    const webp = pictures.variants.at(-1)?.webp
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 400, height: 800 })
    expect(await sharp(webp).metadata()).not.toHaveProperty('exif')
  })

  test('keep their proportions when they exceed the height of WebP', async () => {
    const [smallest, ...rest] = await sizes(await blank(1000, 20_000).png().toBuffer())
    expect(smallest).toBe('320×6400')
    expect(rest.at(-1)).toBe('819×16383')
  })
})

describe('refused files', () => {
  test('a file that is not a picture, whatever its name', async () => {
    await expect(makePictures(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
      NotAnImage,
    )
    await expect(makePictures(Buffer.from('%PDF-1.7'))).rejects.toThrow(NotAnImage)
  })

  test('a truncated picture', async () => {
    const noise = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    const whole = await noise.jpeg().toBuffer()
    await expect(makePictures(whole.subarray(0, whole.length / 2))).rejects.toThrow(NotAnImage)
    await expect(makePictures(whole.subarray(0, 20))).rejects.toThrow(NotAnImage)
  })

  test('more pixels than the machine should decode', async () => {
    await expect(makePictures(await blank(8000, 5001).png().toBuffer())).rejects.toThrow(TooManyPixels)
  })
})

test('the next task runs after a finished or failed one', async () => {
  const inTurn = atMost(2)
  let running = 0
  let most = 0
  const work = (fails: boolean) =>
    inTurn(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (fails) throw new Error('broken')
    }).catch(() => undefined)
  await Promise.all([true, false, true, false, false].map(work))
  expect({ most, running }).toEqual({ most: 2, running: 0 })
})
