import sharp from 'sharp'
import { banners } from './drawing/banners.ts'
import { portrait, type PortraitName } from './drawing/portraits.ts'
import { clayScenes } from './drawing/scenes-clay.ts'
import { thingScenes } from './drawing/scenes-things.ts'
import { yogaScenes } from './drawing/scenes-yoga.ts'

const scenes = { ...yogaScenes, ...thingScenes, ...clayScenes }
export type SceneName = keyof typeof scenes
export type BannerName = keyof typeof banners

interface Frame {
  viewBox: string
  width: number
  height: number
}
const COVER: Frame = { viewBox: '0 0 400 300', width: 1600, height: 1200 }
/** Shifted so that what is drawn around x = 200 stands at three quarters of the width. */
const BANNER: Frame = { viewBox: '-420 0 818 300', width: 2400, height: 880 }
const PORTRAIT: Frame = { viewBox: '0 0 200 200', width: 800, height: 800 }

/** The cover of a class, 1600 by 1200, as WebP. Like all pictures here it is drawn from shapes, without a font. */
export const drawCover = (scene: SceneName) => drawn(scenes[scene](), COVER)
/** The band on a site's main page, 2400 by 880, as WebP. */
export const drawBanner = (name: BannerName) => drawn(banners[name](), BANNER)
/** An instructor, 800 by 800, as WebP. */
export const drawPortrait = (name: PortraitName) => drawn(portrait(name), PORTRAIT)

function drawn(body: string, { viewBox, width, height }: Frame): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 92, smartSubsample: true }).toBuffer()
}

export const sceneNames = () => Object.keys(scenes)
