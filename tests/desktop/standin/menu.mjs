// Menus as data; roles, accelerators and options must exist, and roles must do something on this system.
import { app } from './app.mjs'
import { checkOptions } from './definitions.mjs'
import { windows } from './windows.mjs'

/** Roles that are dead outside macOS. */
const MAC_ONLY = [
  'appMenu', 'services', 'hide', 'hideOthers', 'unhide', 'front', 'zoom', 'startSpeaking', 'stopSpeaking',
  'recentDocuments', 'clearRecentDocuments', 'shareMenu',
] // prettier-ignore
const MODIFIER = /^(?:Command|Cmd|Control|Ctrl|CommandOrControl|CmdOrCtrl|Alt|Option|AltGr|Shift|Super|Meta)$/
const KEY =
  /^(?:[A-Z0-9]|F(?:[1-9]|1\d|2[0-4])|[-)!@#$%^&*(:;=<,>.?/~`{}[\]|\\"']|Plus|Space|Tab|Backspace|Delete|Insert|Return|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape|Esc)$/
const EDITING = ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'delete']

export class Menu {
  static #current = null
  static buildFromTemplate = (template) => new Menu(template)
  static setApplicationMenu = (menu) => void (Menu.#current = menu)
  static getApplicationMenu = () => Menu.#current
  constructor(template) {
    this.items = template.map(itemOf)
  }
  popup(options = {}) {
    checkOptions('PopupOptions', options)
  }
}

function itemOf({ submenu, ...item }) {
  checkOptions('MenuItemConstructorOptions', item)
  if (MAC_ONLY.includes(item.role) && process.platform !== 'darwin')
    throw new TypeError(`the role ${item.role} does nothing on this system`)
  if (!item.role && !item.label && item.type !== 'separator') throw new TypeError('an item needs a label')
  if (item.accelerator !== undefined) checkAccelerator(item.accelerator)
  return {
    ...item,
    click: item.role ? () => act(item.role) : item.click,
    submenu: Array.isArray(submenu) ? new Menu(submenu) : submenu,
  }
}

function checkAccelerator(accelerator) {
  const keys = accelerator.split('+')
  const key = keys.pop()
  if (!KEY.test(key) || !keys.every((each) => MODIFIER.test(each)))
    throw new TypeError(`${accelerator} is not an accelerator`)
}

function act(role) {
  const [window] = windows
  if (role === 'quit') app.quit()
  else if (role === 'close') window?.close()
  else if (role === 'minimize') window?.minimize()
  else if (EDITING.includes(role)) return window?.webContents.edit(role)
}
