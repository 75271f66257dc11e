const NOTES = [523.25, 659.25, 783.99]
const NOTE_SECONDS = 0.22

/** Plays three notes, on this speaker where the browser can choose one. */
export async function playTestTone(speakerId: string) {
  const context = new AudioContext()
  if (speakerId !== '' && 'setSinkId' in context && typeof context.setSinkId === 'function')
    await Promise.resolve(context.setSinkId(speakerId)).catch(() => {})
  const gain = context.createGain()
  gain.gain.value = 0.2
  gain.connect(context.destination)
  for (const [at, frequency] of NOTES.entries()) {
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(gain)
    note.start(context.currentTime + at * NOTE_SECONDS)
    note.stop(context.currentTime + (at + 1) * NOTE_SECONDS)
    if (at === NOTES.length - 1) note.addEventListener('ended', () => void context.close())
  }
}
