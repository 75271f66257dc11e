import { z } from 'zod'

const categories = ['001001', '003001', '004001', '999999']

export const Button = z.object({
  buttonType: z.literal('WL'),
  buttonName: z.string().min(1).max(14),
  // It may be a variable after its protocol.
  linkMo: z.string().regex(/^https?:\/\/./),
  linkPc: z.string().regex(/^https?:\/\/./),
})
export const TemplateBody = z.object({
  channelId: z.string(),
  name: z.string().min(1).max(100),
  content: z.string().min(1).max(1000),
  categoryCode: z.enum(categories),
  messageType: z.literal('BA').default('BA'),
  emphasizeType: z.literal('NONE').default('NONE'),
  buttons: Button.array().max(5).default([]),
})
const BmsButton = z.object({
  linkType: z.literal('WL'),
  name: z.string().min(1).max(14),
  linkMobile: z.string().regex(/^https?:\/\/./),
  linkPc: z.string().optional(),
})
/** A brand message of free form, which friend-talk became. */
export const FriendTalk = z.object({
  to: z.string(),
  from: z.string().optional(),
  type: z.literal('BMS_FREE'),
  text: z.string().min(1).max(1300),
  kakaoOptions: z.object({
    pfId: z.string(),
    disableSms: z.boolean().default(false),
    bms: z
      .object({
        targeting: z.enum(['I', 'M', 'N']),
        chatBubbleType: z.enum(['TEXT', 'IMAGE']),
        imageId: z.string().optional(),
        buttons: BmsButton.array().max(5).default([]),
      })
      .refine(({ chatBubbleType, imageId }) => (chatBubbleType === 'IMAGE') === (imageId !== undefined)),
  }),
  customFields: z.record(z.string(), z.string()).optional(),
})
export const AlimTalk = z.object({
  to: z.string(),
  from: z.string().optional(),
  type: z.literal('ATA').optional(),
  kakaoOptions: z.object({
    pfId: z.string(),
    templateId: z.string(),
    variables: z.record(z.string(), z.string()).default({}),
    disableSms: z.boolean().default(false),
  }),
  customFields: z.record(z.string(), z.string()).optional(),
})
/** A message of a carrier, with a number of its sender that is registered. */
const TextMessage = z
  .object({
    to: z.string(),
    from: z.string(),
    type: z.enum(['SMS', 'LMS', 'MMS']),
    text: z.string().min(1).max(2000),
    imageId: z.string().optional(),
    customFields: z.record(z.string(), z.string()).optional(),
  })
  .refine(({ type, imageId }) => (type === 'MMS') === (imageId !== undefined))
export const Message = z.union([FriendTalk, TextMessage, AlimTalk])
