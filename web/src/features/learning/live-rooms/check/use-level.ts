import { useEffect, useState } from 'react'

export const BARS = 12
const EVERY_MS = 100
/** Loud talking reaches about this mean amplitude. */
const LOUD = 0.25

/** How many of the bars the sound of a microphone fills, ten times a second, and whether there ever was any. */
export function useLevel(stream: MediaStream | null) {
  const [bars, setBars] = useState(0)
  const [hasSound, setHasSound] = useState(false)
  useEffect(() => {
    if (!stream || typeof AudioContext !== 'function') return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const level = barsOf(samples)
      setBars(level)
      if (level > 0) setHasSound(true)
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      setBars(0)
      void context.close()
    }
  }, [stream])
  return { bars, hasSound }
}

function barsOf(samples: Float32Array) {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const level = Math.sqrt(sum / samples.length) / LOUD
  return Math.min(BARS, Math.round(Math.sqrt(level) * BARS))
}
