import { ChannelDraft } from 'contract/channel-draft'
import { email } from 'contract/values'
import type { Configuration } from './configuration.api.ts'

export const colours = ['#3f7355', '#b8492f', '#3653e3', '#7d4a58', '#2e5468', '#8a6a1f']
export const companyFields = [
  'corpName',
  'representative',
  'businessNo',
  'mailOrderNo',
  'address',
  'phone',
  'email',
  'privacyOfficer',
] as const

export const isColour = (text: string) => ChannelDraft.shape.brandColor.safeParse(text).success

type Trouble = 'nameShort' | 'colorWrong' | 'emailWrong'
/** What is wrong with a draft, by field. */
export function troublesOf(draft: Configuration): Map<'name' | 'color' | 'email', Trouble> {
  const troubles = new Map<'name' | 'color' | 'email', Trouble>()
  if (!ChannelDraft.shape.name.safeParse(draft.name).success) troubles.set('name', 'nameShort')
  if (!isColour(draft.brandColor)) troubles.set('color', 'colorWrong')
  const address = draft.company.email.trim()
  if (address && !email.safeParse(address).success) troubles.set('email', 'emailWrong')
  return troubles
}

/** Text that may be missing travels as null, not as an empty line. */
export const textOrNull = (text: string) => (text === '' ? null : text)

/** What shows all over the site: it appears with the next loading of the page. */
const everywhere = ['name', 'brandColor', 'logoFileSeq'] as const
export const isSeenEverywhere = (changed: readonly string[]) =>
  everywhere.some((field) => changed.includes(field))
