import { z } from 'zod'
import { languages } from '../../i18n/languages.ts'

const yesNo = z.enum(['Y', 'N'])

/** The keys of `config` that Seodang knows; a program may keep others of its own beside them. */
export const ChannelConfig = z.looseObject({
  /** Stays N as long as the site has no application at Kakao. */
  kakaoSyncYn: yesNo.optional(),
  whiteLabelYn: yesNo.optional(),
  langs: z.array(z.enum(languages)).max(languages.length).optional(),
})

const LONGEST = 10_000

/** JSON text of an object. The samples of an empty object begin with a brace. */
const jsonText = z
  .string()
  .max(LONGEST)
  .regex(/^\{/)
  .refine((text) => objectIn(text) !== null)

/** What a site's `channelSetting` takes; what is not given stays. `lkPlus` is returned letter by letter. R-636. */
export const ChannelSettingInput = z.object({
  config: jsonText.refine((text) => ChannelConfig.safeParse(objectIn(text)).success).optional(),
  lkPlus: jsonText.optional(),
})
export type ChannelSettingInput = z.output<typeof ChannelSettingInput>

/** The object that a text holds; null where it holds none. */
export function objectIn(text: string): Record<string, unknown> | null {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    return null
  }
}
