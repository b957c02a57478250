import type { Language } from '../language'

export const language: Language = { name: 'Bahasa Indonesia', tag: 'id-ID' }
