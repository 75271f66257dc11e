import { useEffect, useState } from 'react'

export const BARS = 12
const EVERY_MS = 100
/** Loud talking reaches about this mean amplitude. */
const LOUD = 0.25

/** How many of the bars the sound of a microphone fills, ten times a second. */
export function useLevel(stream: MediaStream | null) {
  const [bars, setBars] = useState(0)
  useEffect(() => {
    if (!stream || typeof AudioContext !== 'function') return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      setBars(barsOf(samples))
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      setBars(0)
      void context.close()
    }
  }, [stream])
  return bars
}

function barsOf(samples: Float32Array) {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const level = Math.sqrt(sum / samples.length) / LOUD
  return Math.min(BARS, Math.round(Math.sqrt(level) * BARS))
}
