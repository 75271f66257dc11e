import './ui/tokens.css'
import './ui/base.css'
import { holdEarlyPresses } from './platform/early-presses.ts'
import { preloadScripts, showFonts } from './platform/later-files.ts'
import { nextFrame, pause } from './platform/pauses.ts'

holdEarlyPresses()
// What can be read comes before what can be pressed: React takes the page over once it is painted.
await nextFrame()
// In steps, between which the browser can do something else.
preloadScripts()
await pause()
void showFonts()
await import('react-dom/client')
await pause()
await import('./start.tsx')
