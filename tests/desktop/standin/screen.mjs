import { app } from './app.mjs'

export const screen = {
  getAllDisplays() {
    app.mustBeReady('screen')
    return [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }]
  },
}
