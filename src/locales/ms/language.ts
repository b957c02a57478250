import type { Language } from '../language'

export const language: Language = { name: 'Bahasa Melayu', tag: 'ms-MY' }
