import { useNotices } from './notices'

/** Copies text to the clipboard, and tells how that went. */
export function useCopying(): (text: string, what: string) => Promise<void> {
  const notices = useNotices()
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text)
      notices.say(`Copied ${what}`)
    } catch {
      notices.warn(`The clipboard refused ${what}.`)
    }
  }
}
