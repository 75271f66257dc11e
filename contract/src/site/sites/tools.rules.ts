/** The numbers services give out for a site, each in the form its service prints it. docs/rules.md R-273. */
export const pixelForms = {
  ga4: /^G-[A-Z0-9]{6,12}$/,
  meta: /^\d{10,20}$/,
  naver: /^\w{8,40}$/,
  kakao: /^\d{6,25}$/,
} as const
export type PixelName = keyof typeof pixelForms
export const pixelNames = ['ga4', 'meta', 'naver', 'kakao'] as const satisfies readonly PixelName[]
export const chatKeyForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
export const messengerKeyForm = /^_[A-Za-z0-9]{2,30}$/
