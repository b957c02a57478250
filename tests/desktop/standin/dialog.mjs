// Dialogs nobody answers: they are cancelled, unless a test answers them; the options must exist.
import { app } from './app.mjs'
import { checkOptions } from './definitions.mjs'

const asked = (name, args) => {
  app.mustBeReady('dialog')
  checkOptions(name, args.at(-1))
  return args.at(-1)
}

export const dialog = {
  showSaveDialog: async (...args) => (asked('SaveDialogOptions', args), { canceled: true, filePath: '' }),
  showOpenDialog: async (...args) => (asked('OpenDialogOptions', args), { canceled: true, filePaths: [] }),
  showMessageBox: async (...args) => ({
    response: asked('MessageBoxOptions', args).cancelId ?? 0,
    checkboxChecked: false,
  }),
}
