import { makePictures, type Pictures } from 'server/src/platform/files/images.ts'
import type { DemoSite } from './content.ts'
import type { PortraitName } from './drawing/portraits.ts'
import { drawBanner, drawCover, drawPortrait, type BannerName, type SceneName } from './pictures.ts'

/** A picture as uploads are kept: in every width that pages use. */
export interface Drawing extends Pick<Pictures, 'variants'> {
  fileSize: number
}
/** By what they show. */
export interface Drawings {
  covers: ReadonlyMap<SceneName, Drawing>
  banners: ReadonlyMap<BannerName, Drawing>
  portraits: ReadonlyMap<PortraitName, Drawing>
}

/** Draws all that the sites show at once, on every processor there is: most of a first start is this. */
export async function drawAll(sites: readonly DemoSite[]): Promise<Drawings> {
  const [covers, banners, portraits] = await Promise.all([
    drawEach(
      sites.flatMap(({ classes }) => classes.map(({ scene }) => scene)),
      drawCover,
    ),
    drawEach(
      sites.map(({ banner }) => banner),
      drawBanner,
    ),
    drawEach(
      sites.flatMap(({ teachers }) => teachers.map(({ portrait }) => portrait)),
      drawPortrait,
    ),
  ])
  return { covers, banners, portraits }
}

async function drawEach<Name>(names: readonly Name[], draw: (name: Name) => Promise<Buffer>) {
  const drawn = [...new Set(names)].map(async (name): Promise<[Name, Drawing]> => {
    const picture = await draw(name)
    const { variants } = await makePictures(picture)
    return [name, { fileSize: picture.length, variants }]
  })
  return new Map(await Promise.all(drawn))
}
