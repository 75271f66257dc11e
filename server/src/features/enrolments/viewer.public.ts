export { nobodysState, viewerOf } from './viewer.ts'
