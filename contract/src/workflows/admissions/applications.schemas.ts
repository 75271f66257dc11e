export const coursePath = '/channels/:channelSeq/courses/:courseSeq'
