import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { ChannelSettingInput } from './channel-setting.schemas.ts'
import { Channel, ChannelDetail } from './schemas.ts'
import {
  ChannelDraft,
  ChannelInput,
  FooterDraft,
  FooterInput,
  ProfileDraft,
  TemplateChoice,
  TemplateDraft,
} from './site-settings.ts'

export const getChannel = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq',
  access: 'public',
  whileSuspended: 'as-always',
  reply: ChannelDetail,
  shows: 'sites',
})

const shownOfExample = {
  channelSeq: true,
  name: true,
  domain: true,
  intro: true,
  bannerUrl: true,
  bannerTitle: true,
  brandShades: true,
} as const

/** Whether an address is available, and otherwise why it is not. */
export const checkAddress = endpoint({
  method: 'GET',
  path: '/domains/check',
  access: 'public',
  query: z.object({ address: z.string().max(60) }),
  reply: z.object({ isUsable: z.boolean(), reason: z.enum(['FORM', 'RESERVED', 'TAKEN']).nullable() }),
})

/** The site at a host, its own domain or an address of the platform; NOT_FOUND where there is none, or where it is closed. */
export const lookUpHost = endpoint({
  method: 'GET',
  path: '/domains/lookup',
  access: 'public',
  query: z.object({ host: z.string().trim().min(1).max(300) }),
  reply: Channel.pick({ channelSeq: true, name: true, domain: true }),
  refuses: ['NOT_FOUND'],
  shows: 'sites',
})

/**
 * The example sites of the installation, for its front page; none where it started empty. Their courses are read as any visitor
 * reads them.
 */
export const listExamples = endpoint({
  method: 'GET',
  path: '/examples',
  access: 'public',
  reply: z.object({ list: Channel.pick(shownOfExample).array() }),
  shows: 'sites',
})

export const getConfiguration = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/configurations',
  access: 'SITE_SUPPORT_UPDATE',
  /** The installation limits the size of one video. */
  reply: ChannelDraft.extend({ maxVideoUploadBytes: z.int() }),
  shows: 'sites',
})
export const saveConfiguration = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/configurations',
  access: 'SITE_SUPPORT_UPDATE',
  action: 'sites.saveConfiguration',
  body: ChannelInput,
  reply: nothing,
  touches: ['sites'],
})

/** The foot of every page by itself, for programs that change nothing else of the settings. */
export const getFooter = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/footer',
  access: 'SITE_SUPPORT_UPDATE',
  reply: FooterDraft,
  shows: 'sites',
})
export const saveFooter = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/admin/footer',
  access: 'SITE_SUPPORT_UPDATE',
  action: 'sites.saveFooter',
  body: FooterInput,
  reply: nothing,
  touches: ['sites'],
})
/** The name, words, colour and pictures of the site by themselves. */
export const getProfile = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/profile',
  access: 'SITE_SUPPORT_UPDATE',
  reply: ProfileDraft,
  shows: 'sites',
})
export const saveProfile = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/admin/profile',
  access: 'SITE_SUPPORT_UPDATE',
  action: 'sites.saveProfile',
  body: ProfileDraft,
  reply: nothing,
  touches: ['sites'],
})
/** The layout of the main page by itself. */
export const getTemplate = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/templates',
  access: 'SITE_SUPPORT_UPDATE',
  reply: TemplateChoice,
  shows: 'sites',
})
export const saveTemplate = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/admin/templates',
  access: 'SITE_SUPPORT_UPDATE',
  action: 'sites.saveTemplate',
  body: TemplateDraft,
  reply: nothing,
  touches: ['sites'],
})
/** What programs keep with the site: `config` and `lkPlus` of `channelSetting`, which anybody can read. docs/rules.md R-636. */
export const saveChannelSetting = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/admin/channel-setting',
  access: 'SITE_SUPPORT_UPDATE',
  action: 'sites.saveChannelSetting',
  body: ChannelSettingInput,
  reply: nothing,
  touches: ['sites'],
})
