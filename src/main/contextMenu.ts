import { Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron'
import { t } from './language'

/** A menu on the right mouse button, where there is text to edit or to copy. */
export function offerContextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const copy: MenuItemConstructorOptions = {
      role: 'copy',
      label: t('menu.copy'),
      enabled: editFlags.canCopy,
    }
    const editing: MenuItemConstructorOptions[] = [
      { role: 'cut', label: t('menu.cut'), enabled: editFlags.canCut },
      copy,
      { role: 'paste', label: t('menu.paste'), enabled: editFlags.canPaste },
      { type: 'separator' },
      { role: 'selectAll', label: t('menu.selectAll'), enabled: editFlags.canSelectAll },
    ]
    const items = isEditable ? editing : selectionText.trim() === '' ? [] : [copy]
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window })
  })
}
