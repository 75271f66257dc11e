import { isLikelyBusinessNumber } from 'contract/values/business-number'
import { ChannelDraft, FooterLink, webAddress } from 'contract/site/sites/site-settings'
import { email } from 'contract/values/ids'
import type { Configuration } from './site-settings.api.ts'

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
  'homepage',
  'fax',
  'copyright',
] as const

export const isColour = (text: string) => ChannelDraft.shape.brandColor.safeParse(text).success

type SettingsError =
  | 'nameShort'
  | 'colorWrong'
  | 'emailWrong'
  | 'businessNoWrong'
  | 'homepageWrong'
  | 'linkWrong'
export type Troubled = 'name' | 'color' | 'email' | 'businessNo' | 'homepage' | 'footerLinks'
/** Returns the errors of a draft, by field. */
export function troublesOf(draft: Configuration): Map<Troubled, SettingsError> {
  const troubles = new Map<Troubled, SettingsError>()
  if (!ChannelDraft.shape.name.safeParse(draft.name).success) troubles.set('name', 'nameShort')
  if (!isColour(draft.brandColor)) troubles.set('color', 'colorWrong')
  const address = draft.company.email.trim()
  if (address && !email.safeParse(address).success) troubles.set('email', 'emailWrong')
  const { businessNo, homepage } = draft.company
  if (!isLikelyBusinessNumber(businessNo)) troubles.set('businessNo', 'businessNoWrong')
  if (homepage !== '' && !webAddress.safeParse(homepage).success) troubles.set('homepage', 'homepageWrong')
  if (!FooterLink.array().safeParse(draft.footerLinks).success) troubles.set('footerLinks', 'linkWrong')
  return troubles
}

/** The API takes null for an empty optional text. */
export const textOrNull = (text: string) => (text === '' ? null : text)

/** Fields that all pages show; a change appears after reloading the page. */
const everywhere = ['name', 'brandColor', 'logoFileSeq', 'faviconFileSeq', 'languages'] as const
export const isSeenEverywhere = (changed: readonly string[]) =>
  everywhere.some((field) => changed.includes(field))

const troubled: readonly Troubled[] = ['name', 'color', 'email', 'businessNo', 'homepage', 'footerLinks']
export const isTroubled = (name: string): name is Troubled => troubled.some((one) => one === name)
