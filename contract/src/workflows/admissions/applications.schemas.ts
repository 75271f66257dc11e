export const place = '/channels/:channelSeq/courses/:courseSeq'
