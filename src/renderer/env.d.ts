/// <reference types="vite/client" />
import type { DesktopBridge } from '../preload/bridge'

declare global {
  interface Window {
    /** Present only in the desktop app. */
    readonly lumbung?: DesktopBridge
  }
}
