export { badgesBesideNames, earnBadges, findBadges } from './badges.service.ts'
