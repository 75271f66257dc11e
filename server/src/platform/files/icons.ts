import sharp from 'sharp'

/** For tabs, for home screens of Apple and of everybody else, and for their splash. */
export const iconSizes = [32, 180, 192, 512] as const

/** A picture in the squares that browsers ask for, whole, on nothing. */
export const makeIcons = (file: Buffer) =>
  Promise.all(
    iconSizes.map(async (size) => ({
      size,
      png: await sharp(file, { failOn: 'error' })
        .autoOrient()
        .resize({ width: size, height: size, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer(),
    })),
  )
