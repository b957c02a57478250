import type { Language } from '../language'

export const language: Language = { name: 'English', tag: 'en-AU' }
