import sharp from 'sharp'

/** For browser tabs, for home screens of Apple and of others, and for their splash screens. */
export const iconSizes = [32, 180, 192, 512] as const

/** A picture in the squares that browsers request, uncropped, on a transparent background. */
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
