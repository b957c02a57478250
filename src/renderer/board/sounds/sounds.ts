import { inBackground } from '../../platform/inBackground'

/**
 * The sounds of a board. They are synthesised, so that no file is loaded and the content security policy stays
 * strict.
 */
export interface Sounds {
  /** A cowrie falls on wood. */
  seed(): void
  /** A pile is taken. */
  capture(): void
  close(): void
}

/** Two seeds that land closer together than this, in seconds, make one sound. */
const APART = 0.03

/** Prepares the sounds; null if the machine has no audio. */
export function createSounds(): Sounds | null {
  // Browsers keep a page silent, and complain, until somebody has clicked or typed in it.
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null
  const context = new AudioContext()
  const noise = noiseOf(context)
  let last = 0

  /** A short burst of noise through a resonance, which is what a knock is. */
  function knock(pitch: number, length: number, loudness: number, at = context.currentTime): void {
    const source = new AudioBufferSourceNode(context, { buffer: noise })
    const body = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 9 })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(loudness, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + length)
    source.connect(body).connect(volume).connect(context.destination)
    source.start(at, 0, length)
  }

  return {
    seed() {
      if (context.currentTime - last < APART) return
      last = context.currentTime
      // No two cowries sound alike.
      knock(1500 + 700 * Math.random(), 0.07, 0.7)
    },
    capture() {
      for (const k of [0, 1, 2]) knock(620 - 90 * k, 0.16, 0.9, context.currentTime + 0.07 * k)
    },
    close: () => inBackground(context.close()),
  }
}

function noiseOf(context: AudioContext): AudioBuffer {
  const length = Math.round(context.sampleRate / 4)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let k = 0; k < length; k++) samples[k] = 2 * Math.random() - 1
  return buffer
}
