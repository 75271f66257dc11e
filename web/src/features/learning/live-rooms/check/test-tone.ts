interface Tone {
  frequencies: readonly number[]
  noteSeconds: number
  volume: number
}
const TEST: Tone = { frequencies: [523.25, 659.25, 783.99], noteSeconds: 0.22, volume: 0.2 }
const TIMER_END: Tone = { frequencies: [659.25, 523.25], noteSeconds: 0.4, volume: 0.08 }

/** Plays notes, on this speaker where the browser can choose one. */
async function play(speakerId: string, { frequencies, noteSeconds, volume }: Tone) {
  const context = new AudioContext()
  if (speakerId !== '' && 'setSinkId' in context && typeof context.setSinkId === 'function')
    await Promise.resolve(context.setSinkId(speakerId)).catch(() => {})
  const gain = context.createGain()
  gain.gain.value = volume
  gain.connect(context.destination)
  for (const [at, frequency] of frequencies.entries()) {
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(gain)
    note.start(context.currentTime + at * noteSeconds)
    note.stop(context.currentTime + (at + 1) * noteSeconds)
    if (at === frequencies.length - 1) note.addEventListener('ended', () => void context.close())
  }
}

/** Three notes that say whether the speaker works. */
export const playTestTone = (speakerId: string) => play(speakerId, TEST)
/** Two soft notes at the end of a timer. */
export const playTimerEnd = (speakerId: string) => play(speakerId, TIMER_END)
