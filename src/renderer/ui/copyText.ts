import { useNotices } from './notices'

/** Copies text to the clipboard and says in the status bar how that ended; `what` names it: "the position". */
export async function copyText(text: string, what: string): Promise<void> {
  const notices = useNotices()
  try {
    await navigator.clipboard.writeText(text)
    notices.say(`Copied ${what}`)
  } catch {
    notices.warn(`The clipboard refused ${what}.`)
  }
}
