import './ui/tokens.css'
import './ui/base.css'
import { holdEarlyPresses } from './platform/early-presses.ts'
import { firstFrame } from './platform/first-frame.ts'
import { preloadScripts, showFonts } from './platform/later-files.ts'

holdEarlyPresses()
// What can be read comes before what can be pressed: React takes the page over once it is painted.
await firstFrame()
preloadScripts()
void showFonts()
await import('./start.tsx')
