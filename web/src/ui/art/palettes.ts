export interface Palette {
  sky: string
  sun: string
  far: string
  near: string
  top: string
  leg: string
  skin: string
  hair: string
}

/** Two or three tones each, quiet enough as a background for text. */
export const palettes = {
  sage: {
    sky: '#e4ebe0',
    sun: '#f6dfb2',
    far: '#cbd9c6',
    near: '#a9bfa5',
    top: '#fbfaf5',
    leg: '#4c7058',
    skin: '#e3ae8c',
    hair: '#3b2f2a',
  },
  clay: {
    sky: '#f5e6da',
    sun: '#eeb08c',
    far: '#e9cdb9',
    near: '#d8ac91',
    top: '#b8492f',
    leg: '#5c3327',
    skin: '#edbd9b',
    hair: '#38251f',
  },
  dusk: {
    sky: '#2d3748',
    sun: '#f0d3a8',
    far: '#38455a',
    near: '#222a38',
    top: '#f3ead9',
    leg: '#7f9bb0',
    skin: '#d9a381',
    hair: '#15181f',
  },
  sand: {
    sky: '#f7eedc',
    sun: '#f0c779',
    far: '#ecdcbb',
    near: '#d9c193',
    top: '#6f8a9c',
    leg: '#33495a',
    skin: '#e6b18e',
    hair: '#4a3327',
  },
  rose: {
    sky: '#f5e2e0',
    sun: '#fff3e6',
    far: '#ebcac7',
    near: '#d9a6a3',
    top: '#7d4a58',
    leg: '#4e2c38',
    skin: '#f0c3a5',
    hair: '#33211f',
  },
  sky: {
    sky: '#dfeaf0',
    sun: '#ffffff',
    far: '#c3d7e2',
    near: '#9fbccb',
    top: '#f2a65e',
    leg: '#2e5468',
    skin: '#dba785',
    hair: '#2d2522',
  },
} satisfies Record<string, Palette>

export type Tone = keyof typeof palettes
export const TONES: [Tone, ...Tone[]] = ['sage', 'clay', 'sky', 'sand', 'rose', 'dusk']
