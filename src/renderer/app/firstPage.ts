import { useSettings } from '../storage/settings'

/** How long the first page may wait for the stored settings, in milliseconds. */
export const PATIENCE = 500

/** Where the app opens when no page is asked for: newcomers at the start page, everybody else at the board. */
export async function firstPage(): Promise<string> {
  const settings = useSettings()
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE))
  const read = await Promise.race([settings.load(), late])
  return read === 'late' || settings.welcomed ? '/board' : '/start'
}
