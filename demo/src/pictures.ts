import sharp from 'sharp'
import { banners } from './drawing/banners.ts'
import { sunriseFrame } from './drawing/moving.ts'
import { portrait, type PortraitName } from './drawing/portraits.ts'
import { clayScenes } from './drawing/scenes-clay.ts'
import { thingScenes } from './drawing/scenes-things.ts'
import { yogaScenes } from './drawing/scenes-yoga.ts'

const scenes = { ...yogaScenes, ...thingScenes, ...clayScenes }
export type SceneName = keyof typeof scenes
export type BannerName = keyof typeof banners
const photos = { ...scenes, dawn: () => sunriseFrame(0.72) }
export type PhotoName = keyof typeof photos

interface Frame {
  viewBox: string
  width: number
  height: number
}
const COVER: Frame = { viewBox: '0 0 400 300', width: 1600, height: 1200 }
/** Shifted so that what is drawn around x = 200 stands at three quarters of the width. */
const BANNER: Frame = { viewBox: '-420 0 818 300', width: 2400, height: 880 }
const PORTRAIT: Frame = { viewBox: '0 0 200 200', width: 800, height: 800 }
/** As a phone would have taken it. */
const PHOTO: Frame = { viewBox: '0 0 400 300', width: 800, height: 600 }
const SCREEN: Frame = { viewBox: '-66.667 0 533.333 300', width: 1280, height: 720 }

/** The cover of a class, 1600 by 1200, as PNG. Like all pictures here it is drawn from shapes, without a font. */
export const drawCover = (scene: SceneName) => drawn(scenes[scene](), COVER)
/** The band on a site's main page, 2400 by 880, as PNG. */
export const drawBanner = (name: BannerName) => drawn(banners[name](), BANNER)
/** An instructor, 800 by 800, as PNG. */
export const drawPortrait = (name: PortraitName) => drawn(portrait(name), PORTRAIT)
/** What somebody sends into a class, 800 by 600, as JPEG. */
export const drawPhoto = (name: PhotoName): Promise<Buffer> =>
  sharp(Buffer.from(framed(photos[name](), PHOTO)))
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer()

/** One picture of a video, 1280 by 720, as SVG. */
export const drawFrame = (body: string) => framed(body, SCREEN)

const drawn = (body: string, frame: Frame): Promise<Buffer> =>
  sharp(Buffer.from(framed(body, frame)))
    .png({ compressionLevel: 1 })
    .toBuffer()

const framed = (body: string, { viewBox, width, height }: Frame) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
