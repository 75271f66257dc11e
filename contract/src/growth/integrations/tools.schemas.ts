export const chatSecretForm = /^(?:[0-9a-f]{2}){16,64}$/

export const path = '/channels/:channelSeq/marketingTool'
