/** What stands where nobody shows a picture: one dark keyframe of VP8. */
export const BLANK_SIZE = { width: 320, height: 180 }
export const BLANK_PICTURE = Buffer.from(
  '8A4AnQEqQAG0AAcHCIWFiJmEiCWCAAYWBPcGgWSfa9ubJzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jzh7Jy4A/u3HAA==',
  'base64',
)
