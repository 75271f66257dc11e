import './ui/tokens.css'
import './ui/base.css'
import { holdEarlyPresses } from './platform/early-presses.ts'
import { preloadScripts, showFonts } from './platform/later-files.ts'
import { nextFrame, pause } from './platform/pauses.ts'

holdEarlyPresses()
// The browser paints the page before React hydrates it.
await nextFrame()
// In steps, so that the browser can handle input in between.
preloadScripts()
await pause()
void showFonts()
await import('react-dom/client')
await pause()
await import('./start.tsx')
