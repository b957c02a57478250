import type { BrowserWindow } from 'electron'
import { message } from '../locales/message'
import type { BridgedPdf } from '../preload/bridge'

/** The page of a window as it would be printed on A4, as PDF. */
export async function pagePdf({ webContents }: BrowserWindow): Promise<BridgedPdf> {
  try {
    const printed = await webContents.printToPDF({
      pageSize: 'A4',
      printBackground: true,
      preferCSSPageSize: true,
    })
    return { status: 'printed', bytes: new Uint8Array(printed) }
  } catch (error) {
    return { status: 'failed', reason: message('files.failed', { reason: String(error) }) }
  }
}
