export const MAX_INVITED = 200
