import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** The topics of Help. */
export type HelpTopic = 'glossary' | 'numbers' | 'keys' | 'printing' | 'cite'

/** Whether Help is open, and at which topic; any page can open it. */
export const useHelp = defineStore('help', () => {
  const topic = shallowRef<HelpTopic | null>(null)
  return {
    topic,
    open: (at: HelpTopic = 'glossary') => void (topic.value = at),
    close: () => void (topic.value = null),
  }
})
