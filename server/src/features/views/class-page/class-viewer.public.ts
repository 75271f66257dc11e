export { nobodysState, viewerOf } from './class-viewer.views.ts'
