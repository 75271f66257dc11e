export { DEMO_PASSWORD, demoAccounts, seedDemo } from './seed.ts'
export { showVideos } from './show-videos.ts'
